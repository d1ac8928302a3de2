import { type FieldPlace, isContainer } from "../../schema/schema-tree";
import { spaces } from "../../words/amounts";
import {
  betweenCurlyQuotes,
  inQuotes,
  mustBeQuoted,
  wellQuoted,
} from "../../words/quotes";
import { show, showWhole } from "../../words/show";
import type { Finding } from "../rule";
import type { Line } from "./lines";

/** What is wrong with a line as a whole. */
type LineFinding = Pick<Finding, "fix" | "edit">;

/** A text in quotes with nothing but apostrophes inside it. */
const quotedText =
  /^(?:"([^"”]*)["”]?|'((?:[^']|(?<=[\p{L}\d])'(?=\p{L}))*)')$/u;

/** A list or a group on one line, or what `|` or `>-` begins and may go on below. */
const notPlain = /^(?:\[.*\]|\{.*\}|\|.*|>(?:[-+].*|\d?(?: +#.*)?))$/;

/** A value as YAML reads it; undefined if that isn't certain. */
function rightValue(value: string): string | undefined {
  if (wellQuoted.test(value) || notPlain.test(value)) return value;
  const [, double, single] = quotedText.exec(value) ?? [];
  const inner = double ?? single ?? betweenCurlyQuotes(value);
  if (/^["']/.test(value)) return inner && inQuotes(inner);
  return mustBeQuoted(value) ? inQuotes(inner ?? value) : value;
}

/**
 * The field whose name is in a text, or at the end of a word, such as after a
 * line break was lost: `Iowatext: We…`
 */
const fieldIn = (text: string, places: readonly FieldPlace[]) =>
  Array.from(text.matchAll(/(?<!\w)\w+(?=:(?: |$))/g), ([word]) => word)
    .flatMap((word) => Array.from(word, (_, start) => word.slice(start)))
    .find((name) => places.some((place) => place.name === name));

/** A line of a longer text with too few spaces before it. */
function textLine({ at, text, textColumn }: Line): LineFinding | undefined {
  if (textColumn === undefined) return undefined;
  const start = " ".repeat(textColumn);
  return {
    fix: `begin this line with ${spaces(textColumn)}`,
    edit: { at, end: at + text.search(/\S/), text: start },
  };
}

/** A line with a field, compared with the same line as it should be. */
function wrongLine(
  line: Line,
  next: Line | undefined,
  places: readonly FieldPlace[],
  hasOwnIndentation: boolean,
): LineFinding | undefined {
  const { at, text, field, place } = line;
  if (!field || !place) return undefined;
  const { name, value: typed, isTight } = field;
  const { column } = place;
  // A text in quotes may continue on the next line.
  const goesOn = /^(?:"[^"]*|'[^']*)$/.test(typed) && next && !next.field;
  const value = goesOn ? typed : rightValue(typed);
  if (value !== typed && isContainer(place.schema)) {
    return {
      fix: `write what is in it on the lines below  ${name}:  with ${spaces(column + 2)} before each`,
    };
  }
  const joined = value === typed ? undefined : fieldIn(typed, places);
  if (joined !== undefined) {
    return {
      fix: `if ${joined} is a field, put  ${joined}:  and what follows on a line of its own; if not, put the whole text in quotes`,
    };
  }
  if (value === undefined) {
    return {
      fix: "put straight double quotes around the whole text; inside it, use curly quotes, “ and ”",
    };
  }
  // Tabs and special spaces are wrong even in a file with other indentation.
  const keepsStart = hasOwnIndentation && /^ *$/.test(field.start);
  const { bullet = "" } = keepsStart ? field : line;
  const start = keepsStart ? field.start : " ".repeat(column - bullet.length);
  const isStart = field.start === start;
  const isRest = value === typed && !isTight && field.bullet === bullet;
  if (isStart && isRest) return undefined;
  const written = `${bullet}${name}: ${value}`.trim();
  const indent = spaces(start.length);
  return {
    fix: isRest
      ? `begin this line with ${indent}`
      : `write  ${showWhole(written)}${isStart ? "" : `  with ${indent} before it`}`,
    edit: { at, end: at + text.length, text: start + written },
  };
}

/** What is wrong with single lines, by the fields that the schema knows. */
export function findingsInLines(
  lines: readonly Line[],
  places: readonly FieldPlace[],
): Finding[] {
  const moves = lines.flatMap(({ field, place }) => {
    if (!field || !place) return [];
    return field.start.length + field.bullet.length - place.column;
  });
  // If most fields are shifted by some spaces, the indentation isn't a mistake.
  const hasOwnIndentation = moves.filter(Boolean).length * 2 > moves.length;
  return lines.flatMap((line, index) => {
    const { at, text } = line;
    const finding =
      textLine(line) ??
      wrongLine(line, lines[index + 1], places, hasOwnIndentation);
    const start = at + text.search(/[^ ]|$/);
    return finding
      ? [{ at: start, end: at + text.length, found: show(text), ...finding }]
      : [];
  });
}
