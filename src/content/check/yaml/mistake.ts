import { show } from "../words";

/** Something in YAML that can't be read, or may not be used. */
export interface Mistake {
  offset: number;
  found: string;
  expected: string;
  fix: string;
  /** Told from how a line stands to its neighbors, of which one may be wrong. */
  isGuess?: true;
}

/** The line around an offset, without its end, and where it begins. */
export function lineAround(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  return { start, line };
}

/** Text as YAML takes it whatever is in it. */
export const inQuotes = (value: string) =>
  `"${value.trim().replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const nameAndValue = /^(\s*(?:- +)?([\w-]+)\s*:\s+)(.*\S)\s*$/;

/** A value that only quotes, or other quotes, make text. */
export function valueToQuote(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const [, before = "", name = "", value = ""] = nameAndValue.exec(line) ?? [];
  const quoted = /^(["'])(.+)\1$/.exec(value)?.[2];
  const offset = start + before.length;
  if (quoted !== undefined) {
    return {
      offset,
      found: show(value),
      expected: "one pair of quotes around the text",
      fix: `write double quotes around it, and \\" for a double quote inside:  ${name}: ${show(inQuotes(quoted))}`,
    };
  }
  if (/^'[^']*'\w/.test(value)) {
    return {
      offset,
      found: show(value),
      expected: "double quotes around text with an apostrophe in it",
      fix: `write  ${name}: ${show(inQuotes(value.slice(1)))}`,
    };
  }
  if (/^(["']).*?\1/.test(value)) {
    return {
      offset,
      found: show(value),
      expected: "nothing after the closing quote",
      fix: "put everything between the quotes, or remove the quotes",
    };
  }
  if (!/: |:$|^[@`%&*!|>[\]{},?-]/.test(value)) return undefined;
  return {
    offset,
    found: show(value),
    expected: "quotes around text with such signs in it",
    fix: `put the whole text in double quotes:  ${name}: ${show(inQuotes(value))}`,
  };
}
