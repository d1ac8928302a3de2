import type { Keys, ValueNode } from "../../src/content/read/value-node";

/** In angle brackets, so that no field of a file has this name. */
const firstKey = "<tag>";

/** The keys of a tag's fields in a form, by the number of the tag on its page. */
export const keysOfTag = (index: number): Keys => [firstKey, index];

/**
 * The keys of what a tag has at an offset in its file: an attribute, or the tag
 * itself at its start. Undefined for any other offset.
 */
export function keysInTag(
  index: number,
  tag: ValueNode,
  at: number,
): Keys | undefined {
  const keys = keysOfTag(index);
  if (at === tag.at) return keys;
  const attribute = tag.children.find(
    ({ keyAt, end }) => keyAt <= at && at <= end,
  );
  return attribute && [...keys, attribute.key];
}

/** An attribute of a tag. */
export interface TagField {
  /** The number of the tag on its page. */
  readonly index: number;
  readonly name: string;
}

/** The attribute that keys lead to; undefined for a field of a file. */
export const tagFieldAt = ([first, index, name]: Keys): TagField | undefined =>
  first === firstKey ? { index: Number(index), name: String(name) } : undefined;
