import { createTheme } from "styled-components";
import { tokens } from "./tokens";

const { vars, raw, GlobalStyle } = createTheme(tokens, { prefix: "b" });

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Maps variable names to references such as `var(--b-color-text)`.
 * `createTheme` adds a fallback value to every use, which only costs bytes: the
 * variables are defined on every page.
 */
function references<T extends Groups>(names: T): T {
  const result = { ...names };
  const groups: Groups = names;
  for (const [group, leaves] of Object.entries(groups)) {
    const entries = Object.entries(leaves).map(
      ([leaf, name]) => [leaf, `var(${name})`] as const,
    );
    Object.assign(result, { [group]: Object.fromEntries(entries) });
  }
  return result;
}

/**
 * The design tokens as references to CSS variables (`--b-color-text`), so that
 * color schemes change values but no class names. `vars` has the variables'
 * names, `raw` their values in the light scheme, and `GlobalStyle` defines
 * them.
 */
export const theme = { ...references(vars), vars, raw, GlobalStyle };
