import { colors, type DayAndDusk, moreContrast } from "./colors";
import { media } from "./theme";

/** CSS declarations such as `--color-text: #F3E6C8;`. */
const declare = (light: keyof DayAndDusk) =>
  Object.entries(colors)
    .map(([name, color]) => `--color-${name}: ${color[light]};`)
    .join("\n");

const strongColors = Object.entries(moreContrast)
  .map(([name, other]) => `--color-${name}: var(--color-${other});`)
  .join("\n");

/** Defines the theme's colors, by day and at dusk, and with more contrast. */
export const colorVariables = `
  :root {
    ${declare("day")}
  }

  ${media.dusk} {
    :root {
      ${declare("dusk")}
    }
  }

  ${media.moreContrast} {
    :root {
      ${strongColors}
    }
  }
`;
