import { type ColorName, colors } from "./colors";
import { tokens } from "./tokens";

function references(): Readonly<Record<ColorName, string>>;
function references(): unknown {
  const names = Object.keys(colors);
  return Object.fromEntries(
    names.map((name) => [name, `var(--color-${name})`]),
  );
}

const { font, fontSize, leading, weight } = tokens;

/** For the property `font`: words that stand out, such as those of a button. */
const displayFont = (
  size: keyof typeof fontSize,
  lines: keyof typeof leading,
) => `${weight.display} ${fontSize[size]} / ${leading[lines]} ${font.display}`;

/**
 * The design tokens. Colors are references to CSS variables, so that dusk
 * changes values but no class names.
 */
export const theme = { ...tokens, displayFont, color: references() };
