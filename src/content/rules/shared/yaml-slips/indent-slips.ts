import { kindOf } from "../../../schema/schema-tree";
import { showWhole } from "../../../words/show";
import { homeOf, meantField } from "../field-names";
import { spaces } from "../meant-values";
import { blockSign, upTo } from "./lines";
import { quoted } from "./quote-slips";
import type { Slip } from "./slip";

/** A line of text without a field's name: it wrapped, or lost its spaces. */
export const looseText: Slip = ({ line, lines, path, places }) => {
  const { hasHyphen, index, text, indent } = line;
  if (hasHyphen || !/^ *[\p{L}\p{N}“‘("]/u.test(text)) return undefined;
  const above = lines.slice(0, index).findLast((other) => other.field);
  if (!above?.field || indent > above.field.column) return undefined;
  const { name, value, column } = above.field;
  const names = places.map((place) => place.name);
  const [, words] = /^ *(\w[\w -]{0,30}?) *:(?: |$)/.exec(text) ?? [];
  // Text such as "dawn: all" looks like a field but isn't one.
  const isField =
    words !== undefined &&
    (meantField(words, names) !== undefined ||
      homeOf(words, path) !== undefined ||
      (line.field && indent === column));
  // Perhaps a note that lost its #.
  const isInNote = [index - 1, index + 1].some((at) => lines[at]?.isComment);
  if (isField || isInNote) return undefined;
  const rest = upTo(
    lines.slice(index + 1),
    (other) => other.isComment || names.includes(other.field?.name ?? ""),
  );
  const all = [line, ...rest];
  const end = Math.max(...all.map((other) => other.at + other.text.length));
  const depth = spaces(column + 2);
  if (blockSign.test(value)) {
    return {
      expected: `${depth} before each line below  ${name}: ${value}`,
      fix: `begin each line of the text with ${depth}`,
    };
  }
  const note = "begin it with  #  if it is a note";
  const schema = places.find((place) => place.name === name)?.schema;
  // An address or a number is whole without the words below it.
  if (value !== "" && kindOf(schema)?.kind !== "prose") {
    const isPage = path.endsWith(".mdx");
    return {
      end,
      expected: "a field's name and a colon, or  #  before a note",
      fix: `${note}, or ${isPage ? "move it below the second line of three hyphens" : "remove it"}`,
    };
  }
  const below = all.map((other) => other.text.trim()).join(" ");
  const whole = showWhole(quoted(`${value} ${below}`.trim()));
  const fix = `write it on line ${above.index + 1}:  ${name}: ${whole}`;
  const isNote = /[.!?]$/.test(value) && !/[.!?]"?$/.test(below);
  return {
    end,
    expected: `all of ${name} on one line`,
    fix: isNote ? `${note}, or ${fix}` : fix,
  };
};

/** A field or an entry with another start than its place in the schema asks for. */
export const wrongStart: Slip = ({ line, lines, placed }) => {
  const { at, text, hasHyphen } = line;
  const { place, isHome, hyphen } = placed ?? {};
  if (!place) return undefined;
  const { name, parent } = place;
  if (!isHome) {
    const isThere = lines.some((other) => other.field?.name === parent);
    return {
      expected: `${name} in  ${parent}:`,
      fix: isThere
        ? `write it below  ${parent}:  with ${spaces(place.column)} before it`
        : `add the line  ${parent}:  above this one`,
    };
  }
  const start = place.column - (hyphen ? 2 : 0);
  if (hyphen === hasHyphen && place.column === line.field?.column) {
    return undefined;
  }
  const words = text.slice(line.field?.column);
  const written = `${hyphen ? "- " : ""}${words}`;
  return {
    expected: "two spaces for each level, and a hyphen where an entry begins",
    fix:
      hyphen === hasHyphen
        ? `begin this line with ${spaces(start)}`
        : `write  ${showWhole(written)}  with ${spaces(start)} before ${hyphen ? "the hyphen" : "it, and no hyphen"}`,
    edit: { at, end: at + text.length, text: " ".repeat(start) + written },
  };
};
