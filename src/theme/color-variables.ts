import { createGlobalStyle } from "styled-components";
import { dusk } from "./dusk";
import { media } from "./media";
import { moreContrast } from "./more-contrast";
import { theme } from "./theme";
import { tokens } from "./tokens";

type Colors = Readonly<Record<string, string>>;

/** CSS declarations such as `--color-text: #F3E6C8;`. */
const declare = (names: Colors, values: Colors) =>
  Object.entries(values)
    .map(([key, value]) => `${names[key]}: ${value};`)
    .join("\n");

const schemeColors = ({ color, logo }: typeof dusk) => `
  ${declare(theme.vars.color, color)}
  ${declare(theme.vars.logo, logo)}
`;

const strongColors = Object.fromEntries(
  Object.entries(moreContrast).map(([name, other]) => [
    name,
    theme.color[other],
  ]),
);

/** Defines the theme's colors, by day and at dusk, and with more contrast. */
export const ColorVariables = createGlobalStyle`
  :root {
    ${schemeColors(tokens)}
  }

  ${media.dusk} {
    :root {
      ${schemeColors(dusk)}
    }
  }

  ${media.moreContrast} {
    :root {
      ${declare(theme.vars.color, strongColors)}
    }
  }
`;
