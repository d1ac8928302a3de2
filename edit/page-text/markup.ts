import { z } from "zod";
import {
  authorComponents,
  type AuthorComponentName,
} from "../../src/content/schema/components";
import {
  fieldNames,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";

/** A text with what is selected in it, from one offset to another. */
interface TextSelection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What begins a line: an indent, and the marker of a heading or list item. */
const lineSign = /^([ \t]*)(?:(?:#{1,6}|[-*+]|\d+\.) )?/;

/**
 * The words of each line, after what begins it; not in lines that begin with a
 * tag.
 */
const lineWords =
  /^(?![ \t]*<\/?[A-Z])([ \t]*(?:(?:#{1,6}|[-*+]|\d+\.) )?)(.*\S)/gm;

/** Words between two markers. */
const marked = {
  "**": /\*\*(?=\S)(.*?\S)\*\*/g,
  // Within a word, an underscore isn't a marker.
  _: /(?<![\p{L}\p{N}])_(?=\S)(.*?\S)_(?![\p{L}\p{N}])/gu,
};

type Marker = keyof typeof marked;

/** Adds markers at the cursor, moves past them, or removes them. */
function aroundCursor(
  marker: Marker,
  { text, from }: TextSelection,
): TextSelection {
  const { length } = marker;
  const [before, after] = [text.slice(0, from), text.slice(from)];
  const isBefore = before.endsWith(marker);
  const at = isBefore ? from - length : from + length;
  if (!after.startsWith(marker)) {
    return { text: before + marker + marker + after, from: at, to: at };
  }
  const left = before.slice(0, -length) + after.slice(length);
  return { text: isBefore ? left : text, from: at, to: at };
}

/** Adds markers around the selected words of each line, or removes them. */
function around(marker: Marker, selected: TextSelection): TextSelection {
  const { text, from, to } = selected;
  const { length } = marker;
  const chosen = text.slice(from, to);
  // A marker with a space on its inside would show on the page.
  const words = chosen.replace(lineSign, "").trimEnd();
  if (words === "") return aroundCursor(marker, selected);
  const end = from + chosen.trimEnd().length;
  const start = end - words.length;
  if (text.slice(0, start).endsWith(marker) && text.startsWith(marker, end)) {
    return around(marker, { text, from: start - length, to: end + length });
  }
  const bare = (each: string) => each.replaceAll(marked[marker], "$1");
  const inMarkers = (each: string) => marker + bare(each) + marker;
  const isDone = Array.from(words.matchAll(lineWords)).every(
    ([, , each = ""]) => each === inMarkers(each),
  );
  const written = words.replaceAll(
    lineWords,
    (_, sign: string, each: string) =>
      sign + (isDone ? bare(each) : inMarkers(each)),
  );
  return {
    text: text.slice(0, start) + written + text.slice(end),
    from: start,
    to: start + written.length,
  };
}

/** Begins each selected line of words with a marker, or removes it. */
function beginning(
  signOf: (index: number) => string,
  { text, from, to }: TextSelection,
): TextSelection {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  // A triple-click also selects the line break.
  const nextBreak = text.indexOf("\n", Math.max(from, to - 1));
  const end = nextBreak < 0 ? text.length : nextBreak;
  const lines = text.slice(start, end).split("\n");
  const isBegun = (line: string) =>
    lines.length === 1 || line.search(lineWords) >= 0;
  const isDone = lines
    .filter(isBegun)
    .every((line, index) => line.trimStart().startsWith(signOf(index)));
  const written = lines
    .map((line, at) => {
      const sign = signOf(lines.slice(0, at).filter(isBegun).length);
      // A nested item stays nested.
      const indent = sign.startsWith("#") ? "" : "$1";
      return isBegun(line)
        ? line.replace(lineSign, isDone ? "" : indent + sign)
        : line;
    })
    .join("\n");
  return {
    text: text.slice(0, start) + written + text.slice(end),
    from: start + written.length,
    to: start + written.length,
  };
}

/**
 * Adds a link at the selection, on the selected words if there are any.
 *
 * @param address of a page; without one, the part that is still to be typed is
 * selected: the words, which are easier to overlook, or else the address
 */
export function linkTo(
  address: string | undefined,
  words: string,
  { text, from, to }: TextSelection,
): TextSelection {
  const opened = `${text.slice(0, from)}[`;
  const named = opened + (text.slice(from, to) || words);
  const link = `${named}](${address ?? "https://"})`;
  const after = { text: link + text.slice(to) };
  if (address !== undefined) {
    return { ...after, from: link.length, to: link.length };
  }
  return from === to
    ? { ...after, from: opened.length, to: named.length }
    : { ...after, from: named.length + "](".length, to: link.length - 1 };
}

/** What begins a list item, and what the item says. */
const item = /^(\s*)(?:([-*+] )|(\d{1,3})\. )(.*)$/;

/**
 * What Enter writes at the end of a line of a list.
 *
 * @returns what begins the next item; empty to end the list, because this item
 * is empty; undefined outside a list
 */
export function nextItem(line: string): string | undefined {
  const [, indent = "", marker, number, words] = item.exec(line) ?? [];
  // A horizontal rule, such as `- - -`, looks like an item in an item.
  if (words === undefined || /^[-*][-* ]*$/.test(words)) return undefined;
  if (words.trim() === "") return "";
  return indent + (marker ?? `${Number(number) + 1}. `);
}

export type Formatting = (selected: TextSelection) => TextSelection;

/** What the buttons above the text do, by their names. */
export const formattings: Readonly<Record<string, Formatting>> = {
  Heading: (selected) => beginning(() => "## ", selected),
  "Smaller heading": (selected) => beginning(() => "### ", selected),
  Bold: (selected) => around("**", selected),
  Italic: (selected) => around("_", selected),
  List: (selected) => beginning(() => "- ", selected),
  "Numbered list": (selected) =>
    beginning((index) => `${index + 1}. `, selected),
};

/** An attribute's first value: empty, or the first choice. */
function firstValue(schema: z.core.$ZodType | undefined): string {
  const type = schema && required(schema);
  return type instanceof z.ZodEnum ? String(type.options[0]) : "";
}

/** A component's tag, with the attributes that it requires. */
function tagOf(name: AuthorComponentName, content: string): string {
  const { attributes, children } = authorComponents[name];
  const needed = fieldNames(attributes)
    .map((key) => ({ key, schema: schemaAt(attributes, key) }))
    .filter(({ schema }) => !(schema instanceof z.ZodOptional))
    .map(({ key, schema }) => ` ${key}="${firstValue(schema)}"`)
    .join("");
  if (children === "none") return `<${name}${needed} />`;
  const lines = content === "" ? "\n\n" : `\n\n${content}\n\n`;
  return `<${name}${needed}>${lines}</${name}>`;
}

/**
 * Adds a component to a text, with a blank line before and after: around the
 * selected words if it has content, or after the cursor's paragraph. Leaves the
 * cursor behind its opening tag.
 */
export function withComponent(
  name: AuthorComponentName,
  { text, from, to }: TextSelection,
): TextSelection {
  const holdsText = authorComponents[name].children === "blocks";
  const isAround = holdsText && from < to;
  const end = isAround ? to : to + text.slice(to).search(/\n[ \t]*\n|$/);
  const before = text.slice(0, isAround ? from : end).trimEnd();
  const after = text.slice(end).trimStart();
  const start = before === "" ? "" : `${before}\n\n`;
  const tag = tagOf(name, isAround ? text.slice(from, to).trim() : "");
  const at = start.length + tag.indexOf(">") + 1;
  return {
    text: `${start}${tag}\n${after === "" ? "" : `\n${after}`}`,
    from: at,
    to: at,
  };
}
