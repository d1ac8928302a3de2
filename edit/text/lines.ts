import { lineEnd, lineStart } from "../../src/content/read/text";
import type { ValueNode } from "../../src/content/read/value-node";

/** The offset of a field's name, or of the hyphen of a list's entry. */
export function markOf({ key, keyAt, file }: ValueNode) {
  return typeof key === "number"
    ? file.text.lastIndexOf("-", keyAt - 1)
    : keyAt;
}

/** The column of the name or hyphen, counted from 0. */
export function columnOf(node: ValueNode) {
  const at = markOf(node);
  return at - lineStart(node.file.text, at);
}

/** The end of a value's last line, with the comment after it. */
export function lastLineEnd(node: ValueNode): number {
  const { text } = node.file;
  const last = node.children.at(-1);
  // If the last field is empty, YAML counts the comments after it as part of
  // it.
  if (last && !/^[[{]/.test(node.source)) return lastLineEnd(last);
  const value = text.slice(0, node.end).trimEnd();
  return lineEnd(text, Math.max(value.length, node.keyAt));
}

/**
 * Where the lines of an entry start: at its hyphen's line, or at the comments
 * right above it, except for the first entry, whose comments may be the list's.
 */
export function entryStart(entry: ValueNode) {
  const { text } = entry.file;
  let start = lineStart(text, markOf(entry));
  if (entry.key === 0) return start;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}
