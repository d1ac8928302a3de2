import { inQuotes } from "../../../words/quotes";
import { show, showWhole } from "../../../words/show";
import { betweenCurlyQuotes } from "../../../words/quotes";
import { blockSign } from "./lines";
import { withoutMarkup } from "../markup";
import { inValue, upTo } from "./hint";

/** Whether YAML requires quotes, because of the first character or a colon. */
const mustBeQuoted = (value: string) =>
  /^[@`%&*!|>[\]{},?]|^[-?:](?= |$)|: |:$/.test(value);

/** The value as YAML, quoted only if necessary. */
export const quoted = (value: string) =>
  mustBeQuoted(value) || /^["']/.test(value) ? inQuotes(value) : value;

/** The address in a value that is a link or a picture as pages write it. */
const addressIn = (value: string) =>
  /^!?\[[^\]]*\]\(([^()\s]+)\)$/.exec(value)?.[1];

export const needsQuotes = inValue(({ name, value }) => {
  const address = addressIn(value);
  if (address !== undefined && /^(?:image|link|mapUrl|url)$/.test(name)) {
    return {
      expected: "the address alone",
      fix: `write  ${name}: ${showWhole(address)}`,
    };
  }
  const isWhole = /^["']|^\[.*\]$|^\{.*\}$/.test(value);
  if (!mustBeQuoted(value) || isWhole || blockSign.test(value)) {
    return undefined;
  }
  const words = value.replace(/^[|>][-+]?\d? +/, "");
  const text = withoutMarkup(betweenCurlyQuotes(words) ?? words);
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
    const [end, beginning] =
      sign === '"' ? [/\S"(?!\w)/, /\s"\S/] : [/\S'(?!\w)/, /\s'\S/];
    const first = inner.search(end);
    const isTwo = first !== -1 && beginning.test(inner.slice(first + 2));
    return isTwo ? value : inner;
  }
  return value.slice(1).includes(sign) ? value : undefined;
}

export const quotes = inValue(({ name, value }, { index }, { lines }) => {
  const sign = value.charAt(0);
  if (sign !== '"' && sign !== "'") return undefined;
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
});
