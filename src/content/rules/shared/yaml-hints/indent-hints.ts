import { count } from "../../../words/amounts";
import { nearest } from "../../../words/nearest";
import { showWhole } from "../../../words/show";
import { blockSign } from "./lines";
import { type Context, type Hint, isName, upTo } from "./hint";
import { quoted } from "./quote-hints";

const spaces = (number: number) =>
  number === 0 ? "no spaces" : count(number, "space");

/** Unindented text: lines of a block that lost their indentation, or wrapped. */
export const lostIndent: Hint = (line, context) => {
  const { field, hasHyphen, index, text } = line;
  const { lines, places } = context;
  if (hasHyphen || !/^ *[\p{L}\p{N}“‘("]/u.test(text)) return undefined;
  const above = lines.slice(0, index).findLast((other) => other.field);
  if (!above?.field || line.indent > above.field.column) return undefined;
  const { name, value, column } = above.field;
  const names = places.map((place) => place.name);
  // Text such as "dawn: all" looks like a field but isn't one.
  const isField =
    field &&
    (nearest(field.name, names) !== undefined || line.indent === column);
  // Perhaps a note that lost its #.
  const isInNote = [index - 1, index + 1].some((at) => lines[at]?.isComment);
  if (isField || isInNote) return undefined;
  const rest = upTo(
    lines.slice(index + 1),
    (other) => other.isComment || isName(context, other.field?.name),
  );
  const words = [line, ...rest].map((other) => other.text.trim());
  const whole = [value, ...words].join(" ").trim();
  const depth = spaces(column + 2);
  return blockSign.test(value)
    ? {
        expected: `${depth} before each line below  ${name}: ${value}`,
        fix: `begin each line of the text with ${depth}`,
      }
    : {
        expected: `all of ${name} on one line`,
        fix: `write it on line ${above.number}:  ${name}: ${showWhole(quoted(whole))}`,
      };
};

/** The start of each line whose field is elsewhere than the schema says. */
function startsIn({ lines, places }: Context) {
  const starts = new Map<number, { indent: number; hyphen: string }>();
  let known = 0;
  let entry: string[] | undefined;
  for (const { field, block, hasHyphen, index } of lines) {
    if (!field || block) continue;
    const { name, column } = field;
    const distance = (place: { column: number }) =>
      Math.abs(place.column - column);
    const [place] = places
      .filter((each) => each.name === name)
      .sort((one, other) => distance(one) - distance(other));
    const isNew = place?.beginsEntry && (entry?.includes(name) ?? true);
    entry = hasHyphen || isNew ? [name] : entry && [...entry, name];
    if (!place) continue;
    known += 1;
    if (place.column === column && (hasHyphen || !isNew)) continue;
    const indent = place.column - (hasHyphen || isNew ? 2 : 0);
    starts.set(index, { indent, hyphen: isNew && !hasHyphen ? "- " : "" });
  }
  // Otherwise, the file is indented in another way throughout.
  return starts.size * 2 <= known ? starts : new Map<number, never>();
}

/** A field or a list's entry with too few or too many spaces before it. */
export function indentation(context: Context): Hint {
  const starts = startsIn(context);
  return ({ index, text }) => {
    const start = starts.get(index);
    if (!start) return undefined;
    const { indent, hyphen } = start;
    return {
      expected: "two spaces for each level, and a hyphen where an entry begins",
      fix: hyphen
        ? `write  - ${showWhole(text)}  with ${spaces(indent)} before the hyphen`
        : `begin this line with ${spaces(indent)}`,
    };
  };
}
