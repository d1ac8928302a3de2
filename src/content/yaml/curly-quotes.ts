/** One pair around all of it; an apostrophe inside ends no pair. */
const curlyPair = /^(?:[“”„]([^“”„]+)[“”]|[‘‚]((?:[^‘‚’]|’(?=\p{L}))+)[‘’])$/u;

/** What stands between the curly quotes around a whole value. */
export function betweenCurlyQuotes(value: string): string | undefined {
  const [, double, single] = curlyPair.exec(value.trim()) ?? [];
  return double ?? single;
}
