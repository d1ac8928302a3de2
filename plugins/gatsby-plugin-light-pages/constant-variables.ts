const definition = /(--[\w-]+)\s*:\s*([^;}]+)/g;
const reference = /var\((--[\w-]+)\)/g;

/** The variables that styles define exactly once, with their values. */
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
 * Styles in which a variable that never changes is its value. What a color
 * scheme or a part of the page sets anew stays a variable: of the tokens,
 * those are the colors. The definitions stay, for whatever else refers to them.
 */
export function withConstants(css: string) {
  const values = constants(css);
  return css.replace(
    reference,
    (unchanged, name: string) => values.get(name) ?? unchanged,
  );
}
