import { z } from "zod";
import { kindOf } from "../../../schema/schema-tree";
import { show, showWhole } from "../../../words/show";
import type { Finding } from "../../rule";
import { askFor, meantLines, spaces } from "../meant-values";
import type { Line } from "./lines";
import { isWhole, rightValue } from "./right-value";

/** What is wrong with a line; with all of it if no place is given. */
type LineFinding = Partial<Finding> & { fix: string };

interface Neighbors {
  readonly lines: readonly Line[];
  readonly next: Line | undefined;
  /** Whether the whole file is indented in a different way. */
  readonly isMovedFile: boolean;
}

const namesInside = /(?:- )?(?<![\w-])([A-Za-z]+):(?= |$)/g;

/** Two fields on one line: `…acre by acre. image: images/heron.jpg` */
function joinedLines(line: Line): LineFinding | undefined {
  const { field, placed, placeOf, text } = line;
  const value = field?.value ?? "";
  if (isWhole(value)) return undefined;
  const match = [...value.matchAll(namesInside)].find(([, name = ""]) =>
    placeOf(name),
  );
  const [begin = "", name = ""] = match ?? [];
  const place = placeOf(name);
  if (!match || !place) return undefined;
  const isText = kindOf(placed?.place.schema)?.kind === "prose";
  const rest = value.slice(match.index);
  const index = text.lastIndexOf(value) + match.index;
  const column = place.column - (begin.startsWith("-") ? 2 : 0);
  const edit = {
    at: line.at + text.slice(0, index).trimEnd().length,
    end: line.at + index,
    text: `\n${" ".repeat(column)}`,
  };
  return {
    at: line.at + index,
    found: show(rest),
    fix: `put  ${showWhole(rest)}  on a line of its own${isText ? `; if it is part of the text, remove the colon after ${name}` : ""}`,
    // The name of an optional field may be a word of the text.
    ...(!(isText && place.schema instanceof z.ZodOptional) && { edit }),
  };
}

/** The field whose name ends a word, as after a line break was lost: `Iowatext: We…` */
function nameInWord(value: string, { placeOf }: Line): string | undefined {
  return Array.from(value.matchAll(/(?<!\w)\w+(?=:(?: |$))/g), ([word]) => word)
    .flatMap((word) => Array.from(word, (_, start) => word.slice(start)))
    .find((name) => placeOf(name));
}

/** A line of a longer text with too few spaces before it. */
function textLine({ at, text, textColumn }: Line): LineFinding | undefined {
  if (textColumn === undefined) return undefined;
  const start = spaces(textColumn);
  const edit = {
    at,
    end: at + text.search(/\S/),
    text: " ".repeat(textColumn),
  };
  return { fix: `begin this line with ${start}`, edit };
}

/** A line with a field, compared with the same line as it should be. */
function wrongLine(
  line: Line,
  { lines, next, isMovedFile }: Neighbors,
): LineFinding | undefined {
  const { at, text, field, placed } = line;
  if (!field || !placed) return undefined;
  const { value: typed } = field;
  const { name, parent, column, schema } = placed.place;
  if (!placed.isHome) {
    const isThere = lines.some((other) => other.field?.name === parent);
    return {
      fix: isThere
        ? `move it below  ${parent}:  with ${spaces(column)} before it`
        : `add the line  ${parent}:  above this one`,
    };
  }
  // A text in quotes may continue on the next line.
  const isOpen = /^(?:"[^"]*|'[^']*)$/.test(typed);
  const goesOn = isOpen && next && !next.field;
  const value = goesOn ? typed : rightValue(typed);
  const isValue = value === typed;
  const meant = isValue ? undefined : meantLines(name, column, schema, typed);
  if (value === undefined && !meant) {
    const kind = kindOf(schema);
    const isOneLine = kind?.kind === "prose" && kind.isOneLine;
    return {
      fix:
        !isOneLine && /^[|>]/.test(typed)
          ? `write  ${name}: |-  on this line by itself, and the text on the lines below, with ${spaces(column + 2)} before each`
          : "put straight double quotes around the whole text; inside it, use curly quotes, “ and ”",
    };
  }
  // Tabs and special spaces are wrong even then.
  const isOwn = isMovedFile && /^ *$/.test(line.start);
  const start = isOwn ? line.start : " ".repeat(column - placed.bullet.length);
  const bullet = isOwn ? line.bullet : placed.bullet;
  const isStart = line.start === start;
  const isRest = isValue && !field.isTight && line.bullet === bullet;
  if (isRest && isStart) return undefined;
  const [first = "", ...below] = meant ?? [`${name}: ${value}`.trim()];
  const written = [bullet + first, ...below];
  const isClear = isStart && (line.bullet === "") === (bullet === "");
  const before = spaces(start.length);
  const isQuoted = isClear && !isValue && !meant;
  // Then quotation marks may be wrong, so there is no Fix button.
  const joined = isQuoted ? nameInWord(typed, line) : undefined;
  const asked = `${askFor(written)}${isClear ? "" : `  with ${before} before it`}`;
  const isOdd = /[^\S ]/.test(text.slice(0, -field.value.length));
  return {
    ...(isOdd && { found: `${show(text)}, with a tab or a special space` }),
    ...(isQuoted && {
      expected:
        "quotation marks around a text with a colon, #, or a similar character in it",
    }),
    fix: isRest
      ? `begin this line with ${before}`
      : joined
        ? `if ${joined} is a field, put  ${joined}:  and what follows on a line of its own; if not, ${asked}`
        : asked,
    ...(!joined && {
      edit: { at, end: at + text.length, text: start + written.join("\n") },
    }),
  };
}

/** What is wrong with single lines, by the fields that the schema knows. */
export function findingsInLines(lines: readonly Line[]): Finding[] {
  const fieldLines = lines.filter(({ placed, field }) => placed && field);
  const moved = fieldLines.filter(
    ({ start, bullet, placed }) =>
      start.length + bullet.length !== placed?.place.column,
  );
  const isMovedFile = moved.length * 2 > fieldLines.length;
  return lines.flatMap((line, index) => {
    const { at, text } = line;
    const neighbors = { lines, next: lines[index + 1], isMovedFile };
    const finding =
      textLine(line) ?? joinedLines(line) ?? wrongLine(line, neighbors);
    const place = { at: at + text.search(/[^ ]|$/), end: at + text.length };
    return finding ? [{ ...place, found: show(text), ...finding }] : [];
  });
}
