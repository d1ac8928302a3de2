import { colors } from "./colors";
import { tokens } from "./tokens";

/** An object with the same keys, each with a text made from the key. */
function mapKeys<Key extends string>(
  object: Readonly<Record<Key, unknown>>,
  map: (key: string) => string,
): Readonly<Record<Key, string>>;
function mapKeys(object: object, map: (key: string) => string): unknown {
  return Object.fromEntries(Object.keys(object).map((key) => [key, map(key)]));
}

/**
 * The design tokens. Colors are references to CSS variables, so that dusk
 * changes values but no class names; `vars` has the variables' names.
 */
export const theme = {
  ...tokens,
  color: mapKeys(colors, (name) => `var(--color-${name})`),
  vars: mapKeys(colors, (name) => `--color-${name}`),
};
