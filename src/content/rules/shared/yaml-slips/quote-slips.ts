import { betweenCurlyQuotes, inQuotes } from "../../../words/quotes";
import { show } from "../../../words/show";
import { correction } from "../correction";
import { withoutMarkup } from "../markup";
import { askFor, meantLines, spaces, withoutLabel } from "../meant-values";
import { blockSign, upTo } from "./lines";
import type { Slip } from "./slip";

/** Whether YAML requires quotes, because of the first character or a colon. */
const mustBeQuoted = (value: string) =>
  /^[@`%&*!|>[\]{},?]|^[-?:](?= |$)|: |:$/.test(value);

/** A valid quoted string, perhaps with a comment after it. */
const wellQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;

/** The value as YAML, quoted only if necessary. */
export const quoted = (value: string) =>
  mustBeQuoted(value) || (/^["']/.test(value) && !wellQuoted.test(value))
    ? inQuotes(value)
    : value;

/** Text that begins behind the sign `|-` instead of on the next line. */
export const textBehindSign: Slip = ({
  line: { at, text, field, index },
  lines,
}) => {
  const [, sign = "", words = ""] =
    /^([|>][-+]?)-* *(.*)$/.exec(field?.value ?? "") ?? [];
  const below = lines.slice(index + 1).find((line) => line.text.trim() !== "");
  const depth = (field?.column ?? 0) + 2;
  if (
    !field ||
    blockSign.test(field.value) ||
    sign === "" ||
    (below?.indent ?? 0) < depth
  )
    return undefined;
  const start = at + text.lastIndexOf(field.value);
  const edit = {
    at: start,
    end: at + text.length,
    text: words ? `${sign}\n${" ".repeat(depth)}${words}` : sign,
  };
  return {
    at: start,
    found: show(field.value),
    expected: `${sign} alone, and the text on the lines below it`,
    fix: words
      ? `press Enter after ${sign}, and begin each line of the text with ${spaces(depth)}`
      : `write  ${field.name}: ${sign}`,
    edit,
  };
};

/** A value that YAML takes for something else than text. */
export const missingQuotes: Slip = ({ line, placed }) => {
  const { at, text: whole, field } = line;
  if (!field) return undefined;
  const { name, value, column } = field;
  const isWhole = /^["']|^\[.*\]$|^\{.*\}$/.test(value);
  if (!mustBeQuoted(value) || isWhole || blockSign.test(value)) {
    return undefined;
  }
  const place = { at: at + column, end: at + whole.length };
  const start = at + whole.lastIndexOf(value);
  const meant = meantLines(name, column, placed?.place.schema, value);
  if (meant) {
    const edit = { ...place, text: meant.join("\n") };
    return { at: start, found: show(value), fix: askFor(meant), edit };
  }
  const words = value.replace(/^[|>][-+]?\d? +/, "");
  const text = withoutMarkup(betweenCurlyQuotes(words) ?? words);
  const short = withoutLabel(name, text);
  const isLabeled = short !== text;
  return {
    at: start,
    found: show(value),
    ...(isLabeled
      ? { expected: "the text alone, without the name of its field" }
      : {
          expected:
            "quotes around text with a colon or a special character in it",
        }),
    ...(text === ""
      ? { fix: `write it after  ${name}:, or remove the line` }
      : correction(
          place,
          `${name}: ${isLabeled ? quoted(short) : inQuotes(text)}`,
          isLabeled ? "write" : "put the whole text in quotes:",
        )),
  };
};

/** What was meant by quotes that close too early, twice, or with another sign. */
function meantBy(value: string): string | undefined {
  const sign = value.charAt(0);
  const [, mixed] = /^"([^"”]*)”$/.exec(value) ?? [];
  if (mixed !== undefined) return mixed;
  if (/^'(?:t(?:is|was|il)|em|round|\d0s)\b[^']*$/i.test(value)) return value;
  if (value.length > 1 && value.endsWith(sign)) {
    const inner = value.slice(1, -1);
    const [end, beginning] =
      sign === '"' ? [/\S"(?!\w)/, /\s"\S/] : [/\S'(?!\w)/, /\s'\S/];
    const first = inner.search(end);
    const isTwo = first !== -1 && beginning.test(inner.slice(first + 2));
    return isTwo ? value : inner;
  }
  // The plus of "300"+ belongs to the text, and an inch mark closes nothing.
  const [, start = "", rest] = /^"([^"]*)"([^"\s]+)$/.exec(value) ?? [];
  if (rest !== undefined) return start + rest;
  if (/^"[^"]*\d" [^"]*$/.test(value)) return value.slice(1);
  return value.slice(1).includes(sign) ? value : undefined;
}

/** Quotes that don't surround the text. */
export const wrongQuotes: Slip = ({ line, lines }) => {
  const { at, text, field, index } = line;
  const { name = "", value = "", column = 0 } = field ?? {};
  const sign = value.charAt(0);
  if (!/^["']/.test(value) || wellQuoted.test(value)) return undefined;
  const start = at + text.lastIndexOf(value);
  const meant = meantBy(value);
  if (meant !== undefined) {
    const place = { at: at + column, end: at + text.length };
    return {
      at: start,
      found: show(value),
      expected: "one pair of quotes around the whole text",
      ...correction(place, `${name}: ${inQuotes(meant)}`),
    };
  }
  // A quoted text may go on over several lines.
  const below = upTo(lines.slice(index + 1), (line) =>
    Boolean(line.field ?? line.isComment),
  );
  if (below.some((line) => line.text.trimEnd().endsWith(sign))) {
    return undefined;
  }
  return {
    at: start,
    end: Infinity,
    found: `${show(value)} without a closing quote`,
    expected: "a quote at the end of the text like the one at its start",
    fix: "add the closing quote; for a quote or apostrophe inside the text, use double quotes around it",
  };
};
