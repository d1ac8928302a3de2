import { type Words, show, showWhole } from "../words";
import { betweenCurlyQuotes, curlyQuoteWords } from "./curly-quotes";
import { type Mistake, lineAround } from "./mistake";
import { findMarkup, markupWords, withoutMarkup } from "./plain-text";
import { asWritten, inQuotes, quotingFix } from "./quoting";

const nameAndValue = /^(\s*(?:- +)?([\w-]+)\s*:\s+)(.*\S)\s*$/;

/** One pair of quotes with nothing wrong in it, and perhaps a note behind. */
const wellQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;

/** A sign that begins something else than text, or stands within it. */
function specialSign(value: string): string | undefined {
  const [first] = /^[@`%&*!|>[\]{},?-]/.exec(value) ?? [];
  if (first !== undefined) return `that begins with ${first}`;
  return /: |:$/.test(value) ? "with a colon in it" : undefined;
}

/**
 * The text between the quotes at both ends of a value; all of the value when
 * these are of two quotations in it: `"Seed" and "sun"`.
 */
function betweenQuotes(value: string, quote: string): string {
  const inner = value.slice(1, -1);
  const closes = new RegExp(`^[^${quote}]*\\S${quote}(?!\\w)`).test(inner);
  const opens = new RegExp(`\\s${quote}\\S[^${quote}]*$`).test(inner);
  return closes && opens ? value : inner;
}

function quoteWords(name: string, value: string): Words | undefined {
  const found = show(value);
  const write = (text: string) =>
    `write  ${name}: ${showWhole(inQuotes(text))}`;
  const quote = /^(["']).+\1$/.exec(value)?.[1];
  if (quote !== undefined) {
    return {
      found,
      expected: "one pair of quotes around the text",
      fix: write(betweenQuotes(value, quote)),
    };
  }
  if (/^'[^']*'\w/.test(value)) {
    return {
      found,
      expected: "double quotes around text with an apostrophe in it",
      fix: write(value.slice(1)),
    };
  }
  const [, inner, rest = ""] = /^(?:"([^"]+)"|'[^']+')(.+)$/.exec(value) ?? [];
  if (rest !== "") {
    const isStray = inner !== undefined && /^[,;.]$/.test(rest.trim());
    return {
      found,
      expected: "nothing after the closing quote",
      fix: write(isStray ? inner : value),
    };
  }
  return undefined;
}

function words(name: string, value: string): Words | undefined {
  if (wellQuoted.test(value)) return undefined;
  const quoted = quoteWords(name, value);
  if (quoted) return quoted;
  const sign = specialSign(value);
  if (sign === undefined) return undefined;
  const inner = betweenCurlyQuotes(value);
  if (inner !== undefined) return curlyQuoteWords(name, value, inner);
  const [markup] = findMarkup(value);
  if (markup) {
    const plain = showWhole(asWritten(withoutMarkup(value)));
    return { ...markupWords(markup), fix: `write  ${name}: ${plain}` };
  }
  return {
    found: show(value),
    expected: `quotes around text ${sign}`,
    fix: quotingFix(name, value),
  };
}

/** A value that only quotes, or other quotes, make text. */
export function valueToQuote(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const [, before = "", name = "", value = ""] = nameAndValue.exec(line) ?? [];
  const found = words(name, value);
  return found && { offset: start + before.length, ...found };
}
