import { codePointName, showWhole } from "../../words";
import type { Line } from "../lines";
import { type Hint, inValue, isName, spaces, upTo } from "./hint";
import { needsQuotes, quoted, quotes } from "./quote-hints";

const oddSpace: Hint = ({ at, text }) => {
  const [begin = ""] = /^\s*(?:-\s+)?(?:[\w-]+\s*:\s+)?/.exec(text) ?? [];
  const odd = /^ *(?:- *)?\t/.exec(begin) ?? /[^\S \t]/.exec(begin);
  if (!odd) return undefined;
  const place = odd.index + odd[0].length - 1;
  const sign = begin.charAt(place);
  return {
    at: at + place,
    found:
      sign === "\t"
        ? "a tab at the start of the line"
        : `a space that isn't an ordinary one (${codePointName(sign)})`,
    expected: "spaces typed with the space bar",
    fix: "replace it with ordinary spaces, so that the line begins like those around it",
  };
};

/** `text: |- We are`, where the words belong on the next line. */
const wordsBesideSign = inValue(({ name, column, value }) => {
  const [, sign] = /^([|>][-+]?\d?) +[^#\s]/.exec(value) ?? [];
  return sign === undefined
    ? undefined
    : {
        expected: `the words on the lines below  ${name}: ${sign}`,
        fix: `write  ${name}: ${sign}  alone, and the words on the next line with ${spaces(column + 2)} before them`,
      };
});

const looseHyphen: Hint = ({ text }, context) => {
  const [, rest = "", name] =
    /^ *(?:-(?! )|[‐‑–—−•·*+]) *(([A-Za-z]\w*)[ :].*)$/.exec(text) ?? [];
  return isName(context, name)
    ? {
        expected: "a hyphen and a space where an entry begins",
        fix: `write  - ${showWhole(rest)}`,
      }
    : undefined;
};

const noColon: Hint = ({ field, text }, context) => {
  const [, before = "", name, value = ""] =
    /^( *(?:- +)?)([A-Za-z]\w*) *(?:[:;=：]|[;=：]? +) *(\S.*)$/.exec(text) ??
    [];
  return !field && isName(context, name)
    ? {
        expected: "a colon and a space after the name",
        fix: `write  ${showWhole(`${before}${name}: ${quoted(value)}`)}`,
      }
    : undefined;
};

const isHtml = ({ text }: Line) => /^\s*<[a-z/!]/i.test(text);

/** Pasted HTML, all lines of it as one mistake. */
const html: Hint = (line, { lines }) => {
  if (!isHtml(line)) return undefined;
  const below = lines.slice(line.index);
  const all = upTo(below, (other) => !isHtml(other) && !other.isBlank);
  const last = all.findLast(isHtml) ?? line;
  const number = all.filter(isHtml).length;
  return {
    end: last.at + last.text.length,
    expected: "only names and values",
    fix:
      number === 1
        ? "remove this line, or write its words as the text of a field"
        : `remove these ${number} lines, or write their words as the text of a field`,
  };
};

const foreignLine: Hint = ({ text, index }, { lines }) =>
  text.startsWith("%") ||
  (/^(?:---|\.\.\.)\s*$/.test(text) &&
    lines.slice(0, index).some(({ field }) => field))
    ? { expected: "only names and values", fix: "remove this line" }
    : undefined;

/** Hints that need only the line itself. */
export const lineHints: readonly Hint[] = [
  oddSpace,
  wordsBesideSign,
  looseHyphen,
  noColon,
  quotes,
  needsQuotes,
  html,
  foreignLine,
];
