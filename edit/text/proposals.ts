import type { TextEdit } from "../../src/content/read/edits";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { addItem, moveDown, removeItem, rewriteItem } from "./change-items";
import { replaceText } from "./replace-text";
import { itemOf, valueAt } from "./values";
import type { Value } from "./write-yaml";

/** A change made in a form, to fields of a file or to those of a tag in its text. */
export type FieldChange =
  /**
   * Writes a text, a group, a list, or an entry after the last one of a list;
   * undefined to remove what is there.
   */
  | {
      readonly kind: "write";
      readonly keys: Keys;
      readonly value: Value | undefined;
    }
  /** Swaps an entry with the next one. */
  | { readonly kind: "moveDown"; readonly keys: Keys };

/**
 * The node that the keys lead to, or the last existing one on the way, and the
 * remaining keys.
 */
function follow(node: ValueNode, keys: Keys): { node: ValueNode; rest: Keys } {
  const [key, ...rest] = keys;
  const child = key === undefined ? undefined : node.child(key);
  return child ? follow(child, rest) : { node, rest: keys };
}

/** Removes a node, preferably with the group around it if that has no other. */
function* toRemove(node: ValueNode): Generator<TextEdit> {
  const { parent } = node;
  const isAlone = parent?.children.length === 1;
  if (isAlone && parent.parent) yield* toRemove(parent);
  yield removeItem(node);
}

/**
 * Writes a value below a node, with the groups and lists that are missing around
 * it, or in place of the node.
 */
function* toWrite(node: ValueNode, [key, ...inner]: Keys, value: Value) {
  const added = inner.reduceRight<Value>(
    (within, each) => itemOf(each, within),
    value,
  );
  if (key !== undefined) {
    yield node.children.length > 0
      ? addItem(node, key, added)
      : rewriteItem(node, itemOf(key, added));
  } else if (typeof value === "string") yield* replaceText(node, value);
  else yield rewriteItem(node, value);
}

/** Writes a text as it is written in the base, if it is the same there. */
function* asInBase(node: ValueNode, base: ValueNode, keys: Keys, text: string) {
  const old = follow(base, keys).node;
  if (old.text !== text) return;
  const end = node.at + node.source.trimEnd().length;
  yield { at: node.at, end, text: old.source.trimEnd() };
}

/** Rewrites a list or group in brackets around a node, on one line. */
function* inBrackets(
  { at, end, source, parent, keys = [] }: ValueNode,
  after: unknown,
): Generator<TextEdit> {
  if (parent) yield* inBrackets(parent, after);
  const value = keys.reduce(valueAt, after);
  if (/^[[{]/.test(source)) yield { at, end, text: JSON.stringify(value) };
}

/**
 * Edits that may make a change, the plainest first. Some would also change something
 * else, depending on how the file is written.
 *
 * @param root the fields of the file
 * @param after their values after the change
 * @param base the fields as they were when the file was opened
 */
export function* proposals(
  root: ValueNode,
  change: FieldChange,
  after: unknown,
  base: ValueNode | undefined,
): Generator<TextEdit> {
  const { node, rest } = follow(root, change.keys);
  if (change.kind === "moveDown") {
    const edit = moveDown(node);
    if (edit) yield edit;
  } else if (change.value !== undefined) {
    const { keys, value } = change;
    if (base && rest.length === 0 && typeof value === "string") {
      yield* asInBase(node, base, keys, value);
    }
    yield* toWrite(node, rest, value);
  } else if (rest.length === 0) {
    yield* toRemove(node);
  }
  yield* inBrackets(node, after);
}
