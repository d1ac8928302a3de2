import type { TextEdit } from "../../src/content/read/edits";
import type { ValueNode } from "../../src/content/read/value-node";
import { columnOf, entryStart, lastLineEnd } from "./lines";
import { type Value, writeYaml } from "./write-yaml";

/**
 * Adds an entry at the end of a list whose entries have their own lines, with a
 * blank line before it if they have one.
 */
export function addEntry(list: ValueNode, value: Value): TextEdit | undefined {
  const last = list.children.at(-1);
  if (!last || list.source.startsWith("[")) return undefined;
  const { text } = list.file;
  const before = list.children.at(-2);
  const between = before
    ? text.slice(lastLineEnd(before), entryStart(last))
    : "\n".repeat(list.parent ? 1 : 2);
  const isApart = /\n\s*\n/.test(between);
  const column = columnOf(last);
  const entry = writeYaml([value], list.schema, column);
  const at = lastLineEnd(last);
  const lines = isApart ? "\n\n" : "\n";
  return { at, end: at, text: `${lines}${" ".repeat(column)}${entry}` };
}

/** Removes an entry with its lines, and the blank ones that set it apart. */
export function removeEntry(entry: ValueNode): TextEdit {
  const { text } = entry.file;
  const start = entryStart(entry);
  const end = lastLineEnd(entry);
  const isLast = !entry.parent?.child(Number(entry.key) + 1);
  if (isLast)
    return { at: text.slice(0, start).trimEnd().length, end, text: "" };
  const [blanks = ""] = /^(?:[ \t]*\n)*/.exec(text.slice(end)) ?? [];
  return { at: start, end: end + blanks.length, text: "" };
}

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
