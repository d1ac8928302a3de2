import { z } from "zod";
import { kindOf, required } from "../../../schema/schema-tree";
import { show, showWhole } from "../../../words/show";
import type { Finding } from "../../define-rule";
import { isFieldName } from "../field-names";
import { askFor, meantLines, spaces } from "../meant-values";
import { type Line, blockIndicator } from "./lines";
import { rightValue } from "./right-value";

/** What is wrong with a line; about all of it, if it doesn't say where. */
type LineFinding = Partial<Finding> & { fix: string };

interface Neighbors {
  readonly lines: readonly Line[];
  /** The last line with a field above this one. */
  readonly above: Line | undefined;
  readonly next: Line | undefined;
  /** Whether the file is indented in another way throughout. */
  readonly isMovedFile: boolean;
}

const namesInside = /(?:- )?(?<![\w-])([A-Za-z]+):(?= |$)/g;

/** Two fields on one line: `…acre by acre. image: images/heron.jpg` */
function joinedLines(line: Line): LineFinding | undefined {
  const { field, placed, placeOf, text } = line;
  const value = field?.value ?? "";
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
    fix: `put  ${showWhole(rest)}  on a line of its own${isText ? `; if it belongs to the text, leave out the colon after ${name}` : ""}`,
    // Another one may be a word of the text.
    ...(!(isText && place.schema instanceof z.ZodOptional) && { edit }),
  };
}

/** A line with a field, compared with the same line as it should be. */
function wrongLine(
  line: Line,
  { lines, next, isMovedFile }: Neighbors,
): LineFinding | undefined {
  const { at, text, field, placed } = line;
  if (!field || !placed) return undefined;
  const { name, parent, column, schema } = placed.place;
  if (!placed.isHome) {
    const isThere = lines.some((other) => other.field?.name === parent);
    return {
      fix: isThere
        ? `write it below  ${parent}:  with ${spaces(column)} before it`
        : `add the line  ${parent}:  above this one`,
    };
  }
  const isBoolean = required(schema) instanceof z.ZodBoolean;
  const typed = field.value || (isBoolean && !field.isPlain ? "true" : "");
  // A text in quotes may go on on the next line.
  const isOpen = /^(?:"[^"]*|'[^']*)$/.test(typed);
  const goesOn = isOpen && next && !next.field;
  const value = goesOn ? typed : rightValue(name, typed);
  const isValue = value === typed;
  const meant = isValue ? undefined : meantLines(name, column, schema, typed);
  if (value === undefined && !meant) {
    return {
      fix: /^[|>]/.test(typed)
        ? `write  ${name}: |-  alone on this line, and the text on the lines below it, with ${spaces(column + 2)} before each`
        : "put one pair of straight double quotes around the whole text; inside it, use curly ones, “ and ”",
    };
  }
  const isOwn = isMovedFile && field.isPlain;
  const start = isOwn ? line.start : " ".repeat(column - placed.bullet.length);
  const bullet = isOwn ? line.bullet : placed.bullet;
  const isStart = line.start === start;
  const isRest = field.isPlain && isValue && line.bullet === bullet;
  if (isRest && isStart) return undefined;
  const [first = "", ...below] = meant ?? [`${name}: ${value}`.trim()];
  const written = [bullet + first, ...below];
  const isClear = isStart && (line.bullet === "") === (bullet === "");
  const before = spaces(start.length);
  const isQuoted = isClear && !isValue && !meant;
  const isOdd = /[^\S ]/.test(text.slice(0, -field.value.length));
  return {
    ...(isOdd && { found: `${show(text)}, with a tab or a special space` }),
    ...(isQuoted && {
      expected:
        "quotation marks around a text with a colon, #, or a similar character in it",
    }),
    fix: isRest
      ? `begin this line with ${before}`
      : `${askFor(written)}${isClear ? "" : `  with ${before} before it`}`,
    edit: { at, end: at + text.length, text: start + written.join("\n") },
  };
}

/** A line of text without a field's name: it wrapped, or lost its spaces. */
function looseText(
  { start, bullet, text }: Line,
  { above }: Neighbors,
): LineFinding | undefined {
  // A picture is not a part of a text.
  if (!/^\s*[\p{L}\p{N}“‘("]/u.test(text) || text.includes("images/"))
    return undefined;
  const column = (above?.start ?? "").length + (above?.bullet ?? "").length;
  if (!above?.field || bullet || start.length > column) return undefined;
  // Text such as "dawn: all" looks like a field but isn't one.
  const [, words] = /^ *(\w[\w -]{0,30}?) *:(?: |$)/.exec(text) ?? [];
  const isGroup = /:\s*$/.test(text);
  const isField =
    words && (isFieldName(words) || isGroup || start.length === column);
  if (isField) return undefined;
  if (blockIndicator.test(above.field.value)) {
    return { fix: `begin this line with ${spaces(column + 2)}` };
  }
  const isText = kindOf(above.placed?.place.schema)?.kind === "prose";
  return {
    fix: `begin it with # if it is a note, or ${isText ? `put it at the end of line ${above.index + 1}` : "move it to the text that it belongs to"}`,
  };
}

/** What is wrong with single lines, by the fields that the schema knows. */
export function findingsInLines(lines: readonly Line[]): Finding[] {
  const plain = lines.filter(({ placed, field }) => placed && field?.isPlain);
  const moved = plain.filter(
    ({ start, bullet, placed }) =>
      start.length + bullet.length !== placed?.place.column,
  );
  const isMovedFile = moved.length * 2 > plain.length;
  let above: Line | undefined;
  return lines.flatMap((line, index) => {
    const { at, text, field } = line;
    const neighbors = { lines, above, next: lines[index + 1], isMovedFile };
    const finding =
      joinedLines(line) ??
      wrongLine(line, neighbors) ??
      looseText(line, neighbors);
    if (field) above = line;
    const place = { at: at + text.search(/[^ ]|$/), end: at + text.length };
    return finding ? [{ ...place, found: show(text), ...finding }] : [];
  });
}
