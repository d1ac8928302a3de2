import type { TextEdit } from "../../src/content/read/edits";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { addField, removeField } from "./change-groups";
import { addEntry, moveDown, removeEntry } from "./change-lists";
import { readFields } from "./read-fields";
import { replaceText } from "./replace-text";
import { columnOf, lastLineEnd } from "./lines";
import { changeTag } from "./change-tag";
import { tagFieldAt } from "./tag-content";
import { changedAt, essence, toValue, valueAt } from "./values";
import { withEdits } from "./with-edits";
import { type Value, isList, writeYaml } from "./write-yaml";

/** A change made in a form, to fields of a file or to those of a tag in its text. */
export type FieldChange =
  /** Writes a text, or a whole group or list; undefined to remove it. */
  | { readonly keys: Keys; readonly value: Value | undefined }
  /** Adds an entry at the end of the list at the keys. */
  | { readonly keys: Keys; readonly entry: Value }
  /** Swaps the entry at the keys with the next one. */
  | { readonly keys: Keys; readonly isMovedDown: true };

/** Finds an edit in a text; undefined to leave it as it is. */
export type EditOf = (text: string) => TextEdit | undefined;

/**
 * The node that the keys lead to, or the last existing one on the way, and the
 * remaining keys.
 */
function follow(node: ValueNode, keys: Keys): { node: ValueNode; rest: Keys } {
  const [key, ...rest] = keys;
  const child = key === undefined ? undefined : node.child(key);
  return child ? follow(child, rest) : { node, rest: keys };
}

/** Wraps a value in the groups that are missing around it. */
const inside = (keys: Keys, value: Value): Value =>
  keys.reduceRight<Value>((inner, key) => ({ [key]: inner }), value);

/** Rewrites a field, with its name. */
function rewrite(node: ValueNode, value: Value): TextEdit {
  const { name, schema, keyAt, parent, file } = node;
  if (!parent) {
    const end = file.text.length;
    return { at: end, end, text: `${writeYaml(value, schema)}\n` };
  }
  const text = writeYaml({ [name]: value }, parent.schema, columnOf(node));
  return { at: keyAt, end: lastLineEnd(node), text };
}

/** Removes a node, preferably with the group around it if that has no other. */
function* toRemove(node: ValueNode): Generator<TextEdit> {
  const { parent } = node;
  const isAlone = parent?.children.length === 1;
  if (isAlone && parent.parent) yield* toRemove(parent);
  yield typeof node.key === "number" ? removeEntry(node) : removeField(node);
}

function* toSet(
  root: ValueNode,
  keys: Keys,
  value: Value | undefined,
): Generator<TextEdit> {
  const { node, rest } = follow(root, keys);
  const [name, ...inner] = rest;
  if (value === undefined) {
    if (name === undefined) yield* toRemove(node);
  } else if (name !== undefined) {
    const [child] = node.children;
    const isGroup = child ? typeof child.key === "string" : !node.parent;
    yield isGroup
      ? addField(node, String(name), inside(inner, value))
      : rewrite(node, inside(rest, value));
  } else if (typeof value === "string") {
    yield* replaceText(node, value);
  } else {
    yield rewrite(node, value);
  }
}

/** Rewrites a list or group in brackets, on one line. */
function* inBrackets(
  node: ValueNode,
  [key, ...rest]: Keys,
  after: Value | undefined,
): Generator<TextEdit> {
  const { at, end, source } = node;
  const child = key === undefined ? undefined : node.child(key);
  if (/^[[{]/.test(source)) yield { at, end, text: JSON.stringify(after) };
  else if (child && key !== undefined) {
    yield* inBrackets(child, rest, valueAt(after, key));
  }
}

const parentOf = (keys: Keys) => keys.slice(0, -1);

/** What the fields should be after a change. */
function valueAfter(before: Value | undefined, change: FieldChange) {
  const { keys } = change;
  if ("entry" in change) {
    return changedAt(before, keys, (list) => [
      ...(isList(list) ? list : []),
      change.entry,
    ]);
  }
  if (!("isMovedDown" in change)) {
    return changedAt(before, keys, () => change.value);
  }
  const index = Number(keys.at(-1));
  return changedAt(before, parentOf(keys), (list) => {
    if (!isList(list)) return list;
    const [entry, next] = list.slice(index, index + 2);
    if (entry === undefined || next === undefined) return list;
    return list.with(index, next).with(index + 1, entry);
  });
}

function* proposals(
  root: ValueNode,
  change: FieldChange,
  after: Value | undefined,
): Generator<TextEdit> {
  const { keys } = change;
  const { node } = follow(root, keys);
  if ("isMovedDown" in change) {
    const edit = moveDown(node);
    if (edit) yield edit;
  } else if ("entry" in change) {
    const edit = addEntry(node, change.entry);
    if (edit) yield edit;
    yield* toSet(root, keys, [change.entry]);
  } else {
    yield* toSet(root, keys, change.value);
  }
  yield* inBrackets(root, keys, after);
}

const noEdit: TextEdit = { at: 0, end: 0, text: "" };

/**
 * Finds the edit of a file's text that makes a change of its fields, and nothing
 * else: the first proposal after which the file, read again, has the right values.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 * @returns undefined if the fields can't be read, or if no proposal is right
 */
export function changeFile(
  path: string,
  text: string,
  change: FieldChange,
): TextEdit | undefined {
  const tagField = tagFieldAt(change.keys);
  if (tagField) {
    return "value" in change && typeof change.value !== "object"
      ? changeTag(path, text, tagField, change.value)
      : undefined;
  }
  const fields = readFields(path, text);
  if (!fields) return undefined;
  const after = valueAfter(toValue(fields.root.value), change);
  const wanted = essence(after);
  if (essence(toValue(fields.root.value)) === wanted) return noEdit;
  for (const edit of proposals(fields.root, change, after)) {
    const read = readFields(path, withEdits(text, edit));
    if (!read || read.errors.length > 0) continue;
    if (essence(toValue(read.root.value)) === wanted) return edit;
  }
  return undefined;
}
