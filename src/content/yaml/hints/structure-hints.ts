import { nearest, show, showWhole } from "../../words";
import { type Line, blockSign } from "../lines";
import { type Hint, isName, spaces, upTo } from "./hint";
import { quoted } from "./quote-hints";

/** Whether a field belongs to the entry above, though another entry starts with it. */
function isInEntry(name: string, indent: number, above: readonly Line[]) {
  const start = above.findLast((line) => line.hasHyphen && line.field);
  return (
    start !== undefined &&
    indent > start.indent &&
    above.slice(start.index).every((line) => line.field?.name !== name)
  );
}

/** A list entry without a hyphen, or with a misaligned one. */
const misplacedEntry =
  (isEntry: boolean): Hint =>
  ({ field, hasHyphen, indent, index, text }, { lines }) => {
    const entries = lines.filter(
      (other) =>
        other.index !== index &&
        other.hasHyphen &&
        other.field?.name === field?.name,
    );
    const entry =
      entries.findLast((other) => other.index < index) ??
      (isEntry ? undefined : entries[0]);
    if (!field || !entry || hasHyphen !== isEntry) return undefined;
    if (isEntry && indent === entry.indent) return undefined;
    if (!isEntry && isInEntry(field.name, indent, lines.slice(0, index))) {
      return undefined;
    }
    const depth = spaces(entry.indent);
    return {
      expected: "a hyphen directly under those of the other entries",
      fix: isEntry
        ? `begin this line with ${depth}, and each other line of the entry directly under ${field.name}`
        : `write  - ${showWhole(text)}  with ${depth} before the hyphen`,
    };
  };

/** A field indented differently from most other fields of its group. */
const misplacedField: Hint = (line, { lines, groups }) => {
  const { field, hasHyphen } = line;
  if (!field || hasHyphen) return undefined;
  const fields = lines.filter((other) => other.field && !other.block);
  const place = fields.indexOf(line);
  const own = groups.filter((names) => names.includes(field.name));
  const above = fields[place - 1]?.field;
  const isUnderSibling =
    above?.column === field.column &&
    own.some((names) => names.includes(above.name));
  if (isUnderSibling) return undefined;
  const siblings = own.flat();
  const others = [
    fields.slice(0, place).reverse(),
    fields.slice(place + 1),
  ].flatMap((side) =>
    upTo(side, (other) => !siblings.includes(other.field?.name ?? "")),
  );
  const apart = others.filter((other) => other.field?.column !== field.column);
  const [near] = apart;
  if (!near?.field || apart.length * 2 <= others.length) return undefined;
  return {
    expected: `as many spaces before ${field.name} as before ${near.field.name}`,
    fix: `begin ${field.name} directly ${near.index < line.index ? "under" : "above"} ${near.field.name}`,
  };
};

/** An unindented field that belongs to the group named above it. */
const lostGroup: Hint = ({ field, hasHyphen, index }, { lines, groups }) => {
  const above = lines.slice(0, index).findLast((other) => other.field)?.field;
  const isFirst = above?.value === "" && field?.column === above.column;
  const own = groups.find((names) => names.includes(above?.name ?? ""));
  if (!field || !isFirst || hasHyphen || own?.includes(field.name)) {
    return undefined;
  }
  return groups.flat().includes(field.name)
    ? {
        expected: `two spaces more before ${field.name} than before ${above.name}`,
        fix: `begin this line, and each other line that belongs to ${above.name}, with two more spaces`,
      }
    : undefined;
};

/** The first line of a block that is indented more than a later one. */
const deepFirstLine: Hint = (line, { lines }) => {
  const [first, ...others] = lines.filter(
    (other) => other.block === line && !other.isBlank,
  );
  const depth = Math.min(...others.map(({ indent }) => indent));
  if (!first || depth >= first.indent) return undefined;
  return {
    at: first.at,
    found: `${spaces(first.indent)} before ${show(first.text)}`,
    expected: "as many spaces before the first line as before the others",
    fix: `begin this line with ${spaces(depth)}`,
  };
};

/** A line among comments that lost its #. */
const lostComment: Hint = (line, context) => {
  if (line.isBlank || line.isComment) return undefined;
  const above = context.lines[line.index - 1];
  const below = context.lines[line.index + 1];
  const isLikeField = line.field ?? isName(context, /\w+/.exec(line.text)?.[0]);
  const isAmong =
    isLikeField || line.hasHyphen
      ? below?.isComment && (above?.isComment ?? true)
      : below?.isComment || above?.isComment;
  return isAmong
    ? {
        expected: "a # at the start of each line of a note",
        fix: "write # at the start of the line, which looks like a note that lost it",
      }
    : undefined;
};

/** Unindented text: lines of a block that lost their indentation, or wrapped. */
const lostIndent: Hint = (line, context) => {
  const { field, hasHyphen, index, text } = line;
  const { lines } = context;
  if (hasHyphen || !/^ *[\p{L}\p{N}“‘("]/u.test(text)) return undefined;
  const above = lines.slice(0, index).findLast((other) => other.field);
  if (!above?.field || line.indent > above.field.column) return undefined;
  const { name, value, column } = above.field;
  // Text such as "dawn: all" looks like a field but isn't one.
  const isField =
    field &&
    (nearest(field.name, context.groups.flat()) !== undefined ||
      line.indent === column);
  if (isField) return undefined;
  const words = [
    line,
    ...upTo(
      lines.slice(index + 1),
      (other) => other.isComment || isName(context, other.field?.name),
    ),
  ];
  const whole = [value, ...words.map((other) => other.text.trim())].join(" ");
  const depth = spaces(column + 2);
  return blockSign.test(value)
    ? {
        expected: `${depth} before each line below  ${name}: ${value}`,
        fix: `begin each line of the text with ${depth}`,
      }
    : {
        expected: `all of ${name} on one line`,
        fix: `write it on line ${above.number}:  ${name}: ${showWhole(quoted(whole.trim()))}`,
      };
};

/** Hints that depend on the surrounding lines. */
export const structureHints: readonly Hint[] = [
  lostComment,
  lostIndent,
  deepFirstLine,
  misplacedEntry(true),
  misplacedEntry(false),
  misplacedField,
  lostGroup,
];
