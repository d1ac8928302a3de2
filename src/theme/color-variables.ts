import { createGlobalStyle } from "styled-components";
import { dusk } from "./dusk";
import { media } from "./media";
import { theme } from "./theme";
import { tokens } from "./tokens";

type Colors = Readonly<Record<string, string>>;

/** CSS declarations such as `--color-text: #F3E6C8;`. */
function declarations(scheme: typeof dusk) {
  const declare = (names: Colors, values: Colors) =>
    Object.entries(names).map(([key, name]) => `${name}: ${values[key]};`);
  return [
    ...declare(theme.vars.color, scheme.color),
    ...declare(theme.vars.logo, scheme.logo),
  ].join("\n");
}

/** Defines the theme's colors, by day and at dusk. */
export const ColorVariables = createGlobalStyle`
  :root {
    ${declarations(tokens)}
  }

  ${media.dusk} {
    :root {
      ${declarations(dusk)}
    }
  }
`;
