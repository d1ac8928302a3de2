import type { Format } from "./format";

/** The row of hyphens below a table's first row. */
const divider = /^\|[|\s:-]*-[|\s:-]*$/;

/**
 * What Enter does in a table: adds an empty row below, with the cursor in its
 * first cell, or ends the table, because this row is empty.
 *
 * @returns undefined outside a table, and before its row
 */
export const nextRow: Format = ({ doc, selection }) => {
  const { head, empty } = selection.main;
  const { from, to, text, number } = doc.lineAt(head);
  if (!empty || head === from || !/^\|.*\|\s*$/.test(text)) return undefined;
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
