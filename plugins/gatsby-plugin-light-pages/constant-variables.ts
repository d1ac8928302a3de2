const definition = /(--[\w-]+)\s*:\s*([^;}]+)/g;
const reference = /var\((--[\w-]+)\)/g;

/** The variables that are defined exactly once, with their values. */
function constants(css: string) {
  const values = new Map<string, string>();
  const varying = new Set<string>();
  for (const [, name = "", value = ""] of css.matchAll(definition)) {
    if (values.has(name)) varying.add(name);
    values.set(name, value.trim());
  }
  for (const name of varying) values.delete(name);
  return values;
}

/**
 * Inlines CSS variables that never change. Those that a color scheme or a part
 * of the page redefines (colors, mostly) are kept, and so are all definitions,
 * which other code may use.
 */
export function withConstants(css: string) {
  const values = constants(css);
  return css.replace(
    reference,
    (unchanged, name: string) => values.get(name) ?? unchanged,
  );
}
