import { type TextEdit, withEdits } from "../../src/content/read/edits";
import { readPage } from "../../src/content/read/page";
import type { ValueNode } from "../../src/content/read/value-node";
import { lineStart } from "../../src/content/read/text";
import type { TagField } from "./tag-keys";
import { tagsInText } from "./text-tags";

/**
 * A tag in the text of a page as the check reads it, with its attributes as
 * fields; undefined for what only looks like one, such as in code.
 *
 * @param index of the tag among those that `tagsInText` finds
 */
export function tagNode(path: string, text: string, index: number) {
  const page = readPage({ path, text });
  const tag = page && tagsInText(text.slice(page.bodyAt))[index];
  return tag && page.tags.find(({ at }) => at === page.bodyAt + tag.at);
}

const countTags = (path: string, text: string) =>
  readPage({ path, text })?.tags.length;

const onOneLine = (value: string) => value.replaceAll(/\s*\n\s*/g, " ");

/** A text as it is typed between the quotes of an attribute. */
const quoted = (value: string) =>
  onOneLine(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Where an attribute ends, with its closing quote if it has one. */
function endOf({ end, file }: ValueNode): number {
  return /["']/.test(file.text.charAt(end)) ? end + 1 : end;
}

/** Adds an attribute after the others, on a line of its own if they are. */
function addAttribute(tag: ValueNode, attribute: string): TextEdit {
  const last = tag.children.at(-1);
  const at = last ? endOf(last) : tag.at + 1 + tag.name.length;
  const [space] = last
    ? (/\s+$/.exec(tag.file.text.slice(tag.at, last.keyAt)) ?? [" "])
    : [" "];
  return { at, end: at, text: space + attribute };
}

function proposal(
  tag: ValueNode,
  name: string,
  value: string | undefined,
): TextEdit | undefined {
  const before = tag.child(name);
  if (value !== undefined) {
    const text = `${name}="${quoted(value)}"`;
    return before
      ? { at: before.keyAt, end: endOf(before), text }
      : addAttribute(tag, text);
  }
  if (!before) return undefined;
  const at = tag.file.text.slice(0, before.keyAt).trimEnd().length;
  return { at, end: endOf(before), text: "" };
}

/**
 * Finds the edit of a page's text that changes or removes an attribute of a tag.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 * @param value undefined to remove it
 * @returns undefined if that would change anything else
 */
export function changeTag(
  path: string,
  text: string,
  { index, name }: TagField,
  value: string | undefined,
): TextEdit | undefined {
  const tag = tagNode(path, text, index);
  const edit = tag && proposal(tag, name, value);
  if (!edit) return undefined;
  const after = withEdits(text, edit);
  const changed = tagNode(path, after, index);
  const isMeant =
    changed !== undefined &&
    countTags(path, after) === countTags(path, text) &&
    changed.child(name)?.text === (value && onOneLine(value));
  return isMeant ? edit : undefined;
}

/**
 * Finds the edit that removes a tag with what is in it, and the blank lines after
 * it if it is the first on its line.
 */
export function removeTag(
  path: string,
  text: string,
  index: number,
): TextEdit | undefined {
  const tag = tagNode(path, text, index);
  if (!tag) return undefined;
  const before = text.slice(0, tag.at).trimEnd().length;
  const start = lineStart(text, tag.at);
  if (before > start) return { at: before, end: tag.end, text: "" };
  const end = text.length - text.slice(tag.end).trimStart().length;
  // At the end of the file, the blank lines before it are left over instead.
  if (end === text.length) return { at: before, end: tag.end, text: "" };
  return { at: start, end: lineStart(text, end), text: "" };
}
