import { createTheme } from "styled-components";
import { tokens } from "./tokens";

const { vars, raw, GlobalStyle } = createTheme(tokens, { prefix: "b" });

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * `var(--b-color-text)` for each variable's name. `createTheme` gives the
 * value to fall back on as well, which every page would carry at each use; but
 * no page is without its variables.
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
 * The tokens, each leaf a reference to a CSS variable (`--b-color-text`), so
 * that a color scheme changes values without changing a single class name.
 * `vars` are the variables' names, `raw` their values by day, and
 * `GlobalStyle` sets them on the page.
 */
export const theme = { ...references(vars), vars, raw, GlobalStyle };
