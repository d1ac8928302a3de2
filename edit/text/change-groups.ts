import type { TextEdit } from "../../src/content/read/edits";
import type { ValueNode } from "../../src/content/read/value-node";
import { isYamlFile } from "../../src/content/schema/files";
import { fieldNames } from "../../src/content/schema/schema-tree";
import { columnOf, lastLineEnd, lineStart, nextLine } from "./lines";
import { type Value, writeYaml } from "./write-yaml";

/** The field after which a new one is written, in the order of the schema. */
function fieldBefore({ schema, children }: ValueNode, name: string) {
  const names = schema ? fieldNames(schema) : [];
  const index = names.indexOf(name);
  return children.findLast((child) => names.indexOf(child.name) < index);
}

/** Where the first field of an empty file or front matter is written. */
const emptyAt = (path: string, text: string) =>
  isYamlFile(path) ? text.length : text.lastIndexOf("---");

/** Adds a field to a group that has others, or to an empty file. */
export function addField(
  group: ValueNode,
  name: string,
  value: Value,
): TextEdit {
  const { path, text } = group.file;
  const [first] = group.children;
  const column = first ? columnOf(first) : 0;
  const field = writeYaml({ [name]: value }, group.schema, column);
  const before = fieldBefore(group, name);
  if (before) {
    const at = lastLineEnd(before);
    return { at, end: at, text: `\n${" ".repeat(column)}${field}` };
  }
  const at = first?.keyAt ?? emptyAt(path, text);
  const ownLine = first || text === "" || text.endsWith("\n") ? "" : "\n";
  return { at, end: at, text: `${ownLine}${field}\n${" ".repeat(column)}` };
}

/** Removes a field with its lines. */
export function removeField(field: ValueNode): TextEdit {
  const { text } = field.file;
  const start = lineStart(text, field.keyAt);
  const after = field.parent?.children
    .filter(({ keyAt }) => keyAt > field.keyAt)
    .at(0);
  // After a hyphen, the next field takes its place.
  const isAfterHyphen = text.slice(start, field.keyAt).trim() !== "";
  return isAfterHyphen && after
    ? { at: field.keyAt, end: after.keyAt, text: "" }
    : { at: start, end: nextLine(text, lastLineEnd(field)), text: "" };
}
