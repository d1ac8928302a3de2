import { type ColorName, colors } from "./colors";
import { tokens } from "./tokens";

function references(): Readonly<Record<ColorName, string>>;
function references(): unknown {
  const names = Object.keys(colors);
  return Object.fromEntries(
    names.map((name) => [name, `var(--color-${name})`]),
  );
}

/**
 * The design tokens. Colors are references to CSS variables, so that dusk
 * changes values but no class names.
 */
export const theme = { ...tokens, color: references() };
