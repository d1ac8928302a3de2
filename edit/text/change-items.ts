import { lineStart, nextLine } from "../../src/content/read/text";
import type { TextEdit } from "../../src/content/read/edits";
import type { ValueNode } from "../../src/content/read/value-node";
import { isYamlFile } from "../../src/content/schema/files";
import { fieldNames } from "../../src/content/schema/schema-tree";
import { columnOf, entryStart, lastLineEnd, markOf } from "./lines";
import { type Key, itemOf } from "./values";
import { type Value, writeYaml } from "./write-yaml";

// An item is a field of a group, with its name, or an entry of a list, with its
// hyphen.

/** The item after which a new one is written: fields are in the schema's order. */
function itemBefore({ schema, children }: ValueNode, key: Key) {
  if (typeof key === "number") return children.at(-1);
  const names = schema ? fieldNames(schema) : [];
  const index = names.indexOf(key);
  return children.findLast((child) => names.indexOf(child.name) < index);
}

/** Whether a blank line sets the entries of a list apart. */
function areApart({ children, parent, file }: ValueNode): boolean {
  const [before, last] = children.slice(-2);
  if (!before || !last) return !parent;
  const between = file.text.slice(lastLineEnd(before), entryStart(last));
  return /\n\s*\n/.test(between);
}

/** Adds a field to a group, or an entry at the end of a list. */
export function addItem(parent: ValueNode, key: Key, value: Value): TextEdit {
  const [first] = parent.children;
  const column = first ? columnOf(first) : 0;
  const indent = " ".repeat(column);
  const item = writeYaml(itemOf(key, value), parent.schema, column);
  const before = itemBefore(parent, key);
  if (before) {
    const isApart = typeof key === "number" && areApart(parent);
    const at = lastLineEnd(before);
    return { at, end: at, text: `${isApart ? "\n\n" : "\n"}${indent}${item}` };
  }
  const { at } = parent;
  return { at, end: at, text: `${item}\n${indent}` };
}

/**
 * Writes an item anew; all of an empty file or front matter, below the comments
 * that it may have.
 */
export function rewriteItem(node: ValueNode, value: Value): TextEdit {
  const { key, schema, parent } = node;
  const { path, text: source } = node.file;
  if (!parent) {
    const at = isYamlFile(path) ? source.length : source.lastIndexOf("---");
    const ownLine = /[^\n]$/.test(source.slice(0, at)) ? "\n" : "";
    return { at, end: at, text: `${ownLine}${writeYaml(value, schema)}\n` };
  }
  const text = writeYaml(itemOf(key, value), parent.schema, columnOf(node));
  return { at: markOf(node), end: lastLineEnd(node), text };
}

/** Removes an entry with its lines, and the blank ones that set it apart. */
function removeEntry(entry: ValueNode): TextEdit {
  const { text } = entry.file;
  const start = entryStart(entry);
  const end = lastLineEnd(entry);
  const isLast = !entry.parent?.child(Number(entry.key) + 1);
  if (isLast)
    return { at: text.slice(0, start).trimEnd().length, end, text: "" };
  const [blanks = ""] = /^(?:[ \t]*\n)*/.exec(text.slice(end)) ?? [];
  return { at: start, end: end + blanks.length, text: "" };
}

/** Removes a field with its lines. */
function removeField(field: ValueNode): TextEdit {
  const { text } = field.file;
  const start = lineStart(text, field.keyAt);
  const after = field.parent?.children.find(({ keyAt }) => keyAt > field.keyAt);
  // After a hyphen, the next field takes its place.
  const isAfterHyphen = text.slice(start, field.keyAt).trim() !== "";
  return isAfterHyphen && after
    ? { at: field.keyAt, end: after.keyAt, text: "" }
    : { at: start, end: nextLine(text, lastLineEnd(field)), text: "" };
}

export const removeItem = (node: ValueNode) =>
  typeof node.key === "number" ? removeEntry(node) : removeField(node);

/** Swaps an entry with the next one; what is between them stays. */
export function moveDown(entry: ValueNode): TextEdit | undefined {
  const source = entry.file.text;
  const next = entry.parent?.child(Number(entry.key) + 1);
  if (!next) return undefined;
  const [at, middle] = [entryStart(entry), lastLineEnd(entry)];
  const [start, end] = [entryStart(next), lastLineEnd(next)];
  const text =
    source.slice(start, end) +
    source.slice(middle, start) +
    source.slice(at, middle);
  return { at, end, text };
}
