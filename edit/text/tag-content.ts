import { z } from "zod";
import { type Keys, ValueNode } from "../../src/content/read/value-node";
import {
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import { fieldTraits } from "../../src/content/schema/kinds";
import { lineStart } from "../../src/content/read/text";
import { tagsInText } from "./text-tags";

/** The name of the field of a tag's text; no attribute has it. */
export const contentKey = "content";

export const contentSchema = z
  .string()
  .describe("the words inside, formatted like the text of the page")
  .meta({ title: "Text" })
  .register(fieldTraits, { kind: "prose", isOneLine: false });

/**
 * The text between the ends of a tag, as the value of a field; undefined if it
 * takes none, or where a field would show markup that makes sense only in the
 * page's text: in a quotation or list, and around other tags.
 */
export function contentOf(tag: ValueNode): ValueNode | undefined {
  const { file, name } = tag;
  const takesText =
    isAuthorComponent(name) && authorComponents[name].children === "blocks";
  if (!takesText || lineStart(file.text, tag.at) !== tag.at) return undefined;
  const [opening, closing, ...others] = tagsInText(tag.source);
  if (!opening || !closing || others.length > 0) return undefined;
  const [at, end] = [tag.at + opening.end, tag.at + closing.at];
  const value = file.text.slice(at, end).trim();
  const place = { file, parent: tag, key: contentKey, at, end };
  return new ValueNode({
    role: "words",
    ...place,
    schema: contentSchema,
    value,
  });
}

/** In angle brackets, so that no field of a file has this name. */
const firstKey = "<tag>";

/** The keys of a tag's fields in a form, by the number of the tag on its page. */
export const keysOfTag = (index: number): Keys => [firstKey, index];

/**
 * The keys of what a tag has at an offset in its file: an attribute, its text, or
 * the tag itself at its start. Undefined for any other offset.
 */
export function keysInTag(
  index: number,
  tag: ValueNode,
  at: number,
): Keys | undefined {
  const keys = keysOfTag(index);
  if (at === tag.at) return keys;
  const content = contentOf(tag);
  // A text that is missing is reported right before it would begin.
  const isInContent = content && content.at - 1 <= at && at <= content.end;
  const node = isInContent
    ? content
    : tag.children.find(({ keyAt, end }) => keyAt <= at && at <= end);
  return node && [...keys, node.key];
}

/** An attribute of a tag, or its text. */
export interface TagField {
  /** The number of the tag on its page. */
  readonly index: number;
  readonly name: string;
}

/** The field of a tag that keys lead to; undefined for a field of a file. */
export const tagFieldAt = ([first, index, name]: Keys): TagField | undefined =>
  first === firstKey ? { index: Number(index), name: String(name) } : undefined;
