import { Schema } from "yaml";

/** Quotes text, with the kind of quotes that needs the least escaping. */
export function inQuotes(value: string): string {
  const text = value.trim();
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** One pair around the whole value; apostrophes inside don't end it. */
const curlyPair =
  /^(?:[“”„]([^“”„"\n]+)[“”"]|[‘‚]((?:[^‘‚’\n]|’(?=\p{L}))+)[‘’])$/u;

/** The text inside curly quotes that surround a whole value. */
export function betweenCurlyQuotes(value: string): string | undefined {
  const [, double, single] = curlyPair.exec(value.trim()) ?? [];
  return double ?? single;
}

/** Whether YAML requires quotes, because of the first character or a colon. */
export const mustBeQuoted = (value: string) =>
  /^[@`%&*!|>[\]{},?]|^[-?:](?= |$)|: |:$/.test(value);

/** A valid quoted string, perhaps with a comment after it. */
export const wellQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;

const tags = ["core", "yaml-1.1"].flatMap(
  (schema) => new Schema({ schema }).tags,
);

/**
 * Whether other programs mistake text without quotes for a number, a date, or
 * the like, as YAML 1.2 or 1.1 does.
 */
export const isAmbiguous = (text: string) =>
  tags.some(({ test }) => test?.test(text));
