import type { EditorState } from "@codemirror/state";
import type { Format } from "./format";

/** Whether a line is a row of a table. */
export const isRow = (line: string) => /^\|.*\|\s*$/.test(line);

/** Whether the cursor, or what is selected, is in a row of a table. */
export function isInRow({ doc, selection }: EditorState): boolean {
  const { from, to } = selection.main;
  const line = doc.lineAt(from);
  const end = line.from + line.text.lastIndexOf("|");
  return isRow(line.text) && line.from < from && to <= end;
}

/** The row of hyphens below a table's first row. */
const divider = /^\|[|\s:-]*-[|\s:-]*$/;

/**
 * What Enter does in a table: adds an empty row below, with the cursor in its
 * first cell, or ends the table, because this row is empty.
 *
 * @returns undefined outside a table, and before its first row
 */
export const nextRow: Format = ({ doc, selection }) => {
  const { head, empty } = selection.main;
  const { from, to, text, number } = doc.lineAt(head);
  const isFirst = number === 1 || !isRow(doc.line(number - 1).text);
  const isAbove = head === from && isFirst;
  if (!empty || isAbove || !isRow(text)) return undefined;
  if (/^[|\s]+$/.test(text)) {
    return { changes: { from, to }, selection: { anchor: from } };
  }
  const next = number < doc.lines ? doc.line(number + 1) : undefined;
  const end = next && divider.test(next.text) ? next.to : to;
  const cells = text.split(/(?<!\\)\|/).length - 2;
  const row = `\n|${"  |".repeat(cells)}`;
  const anchor = end + "\n| ".length;
  return { changes: { from: end, insert: row }, selection: { anchor } };
};
