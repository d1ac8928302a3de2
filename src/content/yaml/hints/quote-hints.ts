import { inQuotes, show, showWhole } from "../../words";
import { betweenCurlyQuotes } from "../curly-quotes";
import { blockSign } from "../lines";
import { withoutMarkup } from "../markup";
import { inValue, upTo } from "./hint";

/** Whether YAML requires quotes, because of the first character or a colon. */
const mustBeQuoted = (value: string) =>
  /^[@`%&*!|>[\]{},?]|^[-?:](?= |$)|: |:$/.test(value);

/** The value as YAML, quoted only if necessary. */
export const quoted = (value: string) =>
  mustBeQuoted(value) || /^["']/.test(value) ? inQuotes(value) : value;

export const needsQuotes = inValue(({ name, value }) => {
  const isWhole = /^["']|^\[.*\]$|^\{.*\}$/.test(value);
  if (!mustBeQuoted(value) || isWhole || blockSign.test(value)) {
    return undefined;
  }
  const text = withoutMarkup(betweenCurlyQuotes(value) ?? value);
  return {
    expected: "quotes around text with a colon or a special character in it",
    fix: `put the whole text in quotes:  ${name}: ${showWhole(inQuotes(text))}`,
  };
});

/** A valid quoted string, perhaps with a comment after it. */
const wellQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;

/** Guesses the text meant by quotes that close too early or twice. */
function meantBy(value: string): string | undefined {
  const sign = value.charAt(0);
  if (value.length > 1 && value.endsWith(sign)) {
    const inner = value.slice(1, -1);
    const isTwo = new RegExp(`\\S${sign}(?!\\w).*\\s${sign}\\S`).test(inner);
    return isTwo ? value : inner;
  }
  const [, first, rest = ""] = /^.([^"']*)["'](.*)$/.exec(value) ?? [];
  if (first === undefined) return undefined;
  if (sign === "'" && /^\w/.test(rest)) return value.slice(1);
  return /^\s*[,;.]$/.test(rest) ? first : value;
}

export const quotes = inValue(
  ({ name, value }, { at, text, index }, { lines }) => {
    const sign = value.charAt(0);
    if (sign !== '"' && sign !== "'") return undefined;
    const escape = /\\[^0abtnvfre"/\\N_LPxuU\s]/.exec(text);
    if (sign === '"' && escape && value.endsWith('"')) {
      return {
        at: at + escape.index,
        found: show(escape[0]),
        expected: "a backslash only before another backslash or a double quote",
        fix: "remove the backslash, or write two of them to show one",
      };
    }
    if (wellQuoted.test(value)) return undefined;
    const meant = meantBy(value);
    if (meant !== undefined) {
      return {
        expected: "one pair of quotes around the whole text",
        fix: `write  ${name}: ${showWhole(inQuotes(meant))}`,
      };
    }
    // A quoted string may continue over several lines.
    const below = upTo(
      lines.slice(index + 1),
      (line) => line.field !== undefined || line.isComment,
    );
    if (below.some((line) => line.text.trimEnd().endsWith(sign))) {
      return undefined;
    }
    return {
      end: Infinity,
      found: `${show(value)} without a closing quote`,
      expected: "a quote at the end of the text like the one at its start",
      fix: "add the closing quote; for a quote or apostrophe inside the text, use double quotes around it",
    };
  },
);
