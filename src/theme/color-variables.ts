import { createGlobalStyle } from "styled-components";
import { colors, type DayAndDusk, logoColors, moreContrast } from "./colors";
import { media } from "./media";

/** CSS declarations such as `--color-text: #F3E6C8;`. */
const declare = (
  group: string,
  values: Readonly<Record<string, DayAndDusk>>,
  light: keyof DayAndDusk,
) =>
  Object.entries(values)
    .map(([name, value]) => `--${group}-${name}: ${value[light]};`)
    .join("\n");

const declareAll = (light: keyof DayAndDusk) => `
  ${declare("color", colors, light)}
  ${declare("logo", logoColors, light)}
`;

const strongColors = Object.entries(moreContrast)
  .map(([name, other]) => `--color-${name}: var(--color-${other});`)
  .join("\n");

/** Defines the theme's colors, by day and at dusk, and with more contrast. */
export const ColorVariables = createGlobalStyle`
  :root {
    ${declareAll("day")}
  }

  ${media.dusk} {
    :root {
      ${declareAll("dusk")}
    }
  }

  ${media.moreContrast} {
    :root {
      ${strongColors}
    }
  }
`;
