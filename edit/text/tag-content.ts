import { z } from "zod";
import { type TextEdit, applyEdits } from "../../src/content/read/edits";
import { type Keys, ValueNode } from "../../src/content/read/value-node";
import {
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import { fieldKinds } from "../../src/content/schema/kinds";
import { lineBreakOf, lineStart } from "./places";
import { changeTag, tagsIn } from "./change-tag";
import { tagsInText } from "./text-tags";

/** The name of the field of a tag's text; no attribute has it. */
const contentKey = "content";

export const contentSchema = z
  .string()
  .describe("the words inside, formatted like the text of the page")
  .meta({ title: "Text" })
  .register(fieldKinds, { kind: "prose", isOneLine: false });

/**
 * The text between the ends of a tag, as the value of a field; undefined if it
 * takes none, and where a field would show markup that only the page's text
 * explains: in a quotation or list, and around other tags.
 */
export function contentOf(tag: ValueNode): ValueNode | undefined {
  const { file, name } = tag;
  const takesText =
    isAuthorComponent(name) && authorComponents[name].children === "blocks";
  if (!takesText || lineStart(file.text, tag.at) !== tag.at) return undefined;
  const at = file.text.indexOf(">", tag.children.at(-1)?.end ?? tag.at) + 1;
  const end = file.text.lastIndexOf("</", tag.end);
  const written = file.text.slice(at, end);
  if (end < at || tagsInText(written).length > 0) return undefined;
  const value = written.trim().replaceAll("\r\n", "\n");
  const place = { file, parent: tag, key: contentKey, at, end };
  return new ValueNode({ ...place, schema: contentSchema, value });
}

/**
 * Finds the change of a page's text that writes another text between the ends of a
 * tag, with a blank line before and after.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 * @param index of the tag among those of the page
 * @returns undefined if the tag would not have that text then
 */
export function changeContent(
  path: string,
  text: string,
  index: number,
  value: string,
): TextEdit | undefined {
  const contentIn = (each: string) => {
    const tag = tagsIn(path, each)[index]?.node;
    return tag && contentOf(tag);
  };
  const before = contentIn(text);
  if (!before) return undefined;
  const { at, end } = before;
  const lines = value === "" ? "\n\n" : `\n\n${value}\n\n`;
  const edit = { at, end, text: lines.replaceAll("\n", lineBreakOf(text)) };
  const after = contentIn(applyEdits(text, [{ edit }]).text);
  return after?.text === value ? edit : undefined;
}

const firstKey = "tag";

/** Where the fields of a tag are in a form, by the place of the tag on its page. */
export const keysOfTag = (index: number): Keys => [firstKey, index];

/** Whether keys lead to a field of a tag; no file has a field of that name. */
export const isInTag = ([first]: Keys) => first === firstKey;

/**
 * Finds the change of a page's text that writes an attribute of a tag, or the text
 * between its ends.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 * @param keys those of the tag, and the name of the field
 * @param value undefined to remove it
 * @returns undefined if that would change anything else
 */
export function changeTagField(
  path: string,
  text: string,
  [, index, name]: Keys,
  value: string | undefined,
): TextEdit | undefined {
  return name === contentKey
    ? changeContent(path, text, Number(index), value ?? "")
    : changeTag(path, text, Number(index), String(name), value);
}
