import React from "react";
import { createGlobalStyle } from "styled-components";
import { dusk } from "./dusk";
import { media } from "./media";
import { theme } from "./theme";

/** CSS declarations such as `--b-color-text: #F3E6C8;` for the dark scheme. */
function duskVariables(group: keyof typeof dusk) {
  const variables: Readonly<Record<string, string>> = theme.vars[group];
  return Object.entries(dusk[group])
    .map(([name, value]) => `${variables[name]}: ${value};`)
    .join("\n");
}

const DuskColors = createGlobalStyle`
  /* Needs a higher specificity than the light values, which may come later. */
  ${media.dusk} {
    html:root {
      ${duskVariables("color")}
      ${duskVariables("logo")}
    }
  }
`;

/** The CSS variables of the theme, in both schemes. */
export function SchemeColors() {
  return (
    <>
      <theme.GlobalStyle theme={theme.raw} />
      <DuskColors />
    </>
  );
}
