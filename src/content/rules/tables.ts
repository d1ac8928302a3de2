import { toString } from "mdast-util-to-string";
import { proseLines } from "./shared/prose-lines";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** Cells between vertical lines, or between tabs, as pasted from a spreadsheet. */
const row = /^\|.*[^\\|]\||\S\t+\S/;

/** The row of hyphens below a table's first row, with any kind of dash. */
const divider = /^(?=.*\|)(?=.*[–—−-])[|\s:–—−-]*$/;

/** Malformed tables, and extra cells, which Markdown drops. */
export const tables: Rule<"page"> = {
  expected:
    "rows like  | a | b |  with  | --- | --- |  under the first row, and no more cells than the first row",
  *check({ find }) {
    for (const paragraph of find("paragraph")) {
      const lines = proseLines(paragraph);
      const [line] = lines;
      const isTable =
        lines.some(({ text }) => divider.test(text)) ||
        lines.filter(({ text }) => row.test(text)).length > 1;
      if (!line || !isTable) continue;
      const cells = line.text.replaceAll(/^\s*\||\|\s*$/g, "").split(/\||\t+/);
      yield {
        at: line.at,
        end: paragraph.end,
        found: show(line.text),
        fix: `put  |  before, between and after the cells of each row,  |${cells.map(() => " --- |").join("")}  under the first row, and no blank lines between the rows`,
      };
    }
    for (const { node } of find("table")) {
      const width = node.children[0]?.children.length ?? 0;
      for (const { children } of node.children) {
        const cell = children[width];
        if (cell?.position?.start.offset === undefined) continue;
        yield {
          at: cell.position.start.offset,
          found: `${show(toString(cell)) || "an empty cell"}, past the last column`,
          fix: "remove it, or add a cell to each of the first two lines; to show | inside a cell, write \\|",
        };
      }
    }
  },
  examples: [
    {
      bad: "| What | When |\n| — | — |\n| Walk | Noon |",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message:
        "| What | When | → put  |  before, between and after the cells of each row,  | --- | --- |  under the first row, and no blank lines between the rows",
    },
    {
      bad: "What\tWhen\nWalk\tNoon",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message:
        "What When → put  |  before, between and after the cells of each row,  | --- | --- |  under the first row, and no blank lines between the rows",
    },
    {
      bad: "| What | When |\n| --- | --- |\n| Walk | Noon | River |",
      good: "| What | When |\n| --- | --- |\n| Walk | Noon |",
      message:
        "River, past the last column → remove it, or add a cell to each of the first two lines; to show | inside a cell, write \\|",
    },
  ],
};
