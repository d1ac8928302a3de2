import { toString } from "mdast-util-to-string";
import { type ProseLine, proseLines } from "../page/prose-lines";
import { show, showWhole } from "../words";
import { defineRule } from "./define-rule";

const row = /^\|.*[^\\|]\|/;
const loneRow = /^\|\s(?:[^|]*\s)?\|\s(?:[^|]*\s)?\|\s*$/;
const tabbed = /\S\t+\S/;

/** The delimiter row below a table's header, with any kind of dash. */
const divider = /^(?=.*\|)(?=.*[–—−-])[|\s:–—−-]*$/;

const toRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const cellsOf = ({ text }: ProseLine, between = /(?<!\\)\|/) =>
  text
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(between);

/** `| --- | --- |` for a header of two cells. */
const dividerFor = (head: ProseLine, between?: RegExp) =>
  toRow(cellsOf(head, between).map(() => "---"));

/** The line that keeps a table from being parsed, and the fix. */
function brokenLine(
  lines: readonly ProseLine[],
): { line: ProseLine; fix: string } | undefined {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const both = (sign: RegExp) =>
      next && sign.test(line.text) && sign.test(next.text);
    const rule = dividerFor(line);
    const isCut =
      index === 0 &&
      (divider.test(line.text) || (!next && loneRow.test(line.text)));
    if (isCut) {
      const fix = `remove the blank lines within the table, and see that  ${rule}  stands under its first line`;
      return { line, fix };
    }
    if (next && line.text.includes("|") && divider.test(next.text)) {
      return { line: next, fix: `write  ${rule}` };
    }
    if (both(row)) return { line, fix: `add the line  ${rule}  under it` };
    if (both(tabbed)) {
      const fix = `write  ${showWhole(toRow(cellsOf(line, /\t+/)))}  under it  ${dividerFor(line, /\t+/)}  and the other lines like the first`;
      return { line, fix };
    }
  }
  return undefined;
}

/** Malformed tables, and extra cells, which Markdown drops. */
export const tables = defineRule({
  id: "tables",
  on: "body",
  expected:
    "rows like  | a | b |  with  | --- | --- |  under the first row, and no more cells than the first row",
  *check({ find }) {
    for (const paragraph of find("paragraph")) {
      const { line, fix } = brokenLine(proseLines(paragraph)) ?? {};
      if (!line || !fix) continue;
      yield { at: line.at, end: paragraph.end, found: show(line.text), fix };
    }
    for (const { node } of find("table")) {
      const width = node.children[0]?.children.length ?? 0;
      for (const { children } of node.children) {
        const cell = children[width];
        if (cell?.position?.start.offset === undefined) continue;
        yield {
          at: cell.position.start.offset,
          found: `${show(toString(cell)) || "an empty cell"}, beyond the last column`,
          fix: "remove it, or add a cell to each of the first two lines; for the character | within a cell write \\|",
        };
      }
    }
  },
  examples: [
    {
      bad: "| What | When |\n| Walk | Noon |",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message: "| What | When | → add the line  | --- | --- |  under it",
    },
    {
      bad: "| What | When |\n| — | — |\n| Walk | Noon |",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message: "| — | — | → write  | --- | --- |",
    },
    {
      bad: "What\tWhen\nWalk\tNoon",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message:
        "What When → write  | What | When |  under it  | --- | --- |  and the other lines like the first",
    },
    {
      bad: "| What | When |\n| --- | --- |\n| Walk | Noon | River |",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message:
        "River, beyond the last column → remove it, or add a cell to each of the first two lines; for the character | within a cell write \\|",
    },
  ],
});
