/** Quotes text, with the kind of quotes that needs the least escaping. */
export function inQuotes(value: string): string {
  const text = value.trim();
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** One pair around the whole value; apostrophes inside don't end it. */
const curlyPair = /^(?:[“”„]([^“”„]+)[“”]|[‘‚]((?:[^‘‚’]|’(?=\p{L}))+)[‘’])$/u;

/** The text inside curly quotes that surround a whole value. */
export function betweenCurlyQuotes(value: string): string | undefined {
  const [, double, single] = curlyPair.exec(value.trim()) ?? [];
  return double ?? single;
}
