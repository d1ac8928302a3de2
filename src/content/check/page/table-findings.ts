import type { Table } from "mdast";
import { type Words, count, show, showWhole } from "../words";
import { plainText, startOf } from "./outline";
import type { ProseLine } from "./prose-lines";
import type { BodyMistake } from "./read-body";

const isRow = ({ text }: ProseLine) => /^\|.*[^\\|]\|/.test(text);

const isLoneRow = ({ text }: ProseLine) =>
  /^\|\s(?:.*\s)?\|\s(?:.*\s)?\|\s*$/.test(text);

/** The line under a table's head, with whatever dashes it was typed. */
const isDivider = ({ text }: ProseLine) =>
  /^[|\s:–—−-]*$/.test(text) && /\|/.test(text) && /[–—−-]/.test(text);

const isTabbed = ({ text }: ProseLine) => /\S\t+\S/.test(text);

function cellsOf({ text }: ProseLine, between: RegExp): string[] {
  return text
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(between);
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** `| --- | --- |` for a head of two cells. */
const dividerFor = (head: ProseLine, between = /(?<!\\)\|/) =>
  row(cellsOf(head, between).map(() => "---"));

const mistake = ({ offset, text }: ProseLine, words: Omit<Words, "found">) => [
  { offset, found: show(text), ...words },
];

const together = "the lines of a table directly under each other";

/** Lines that were meant for a table, and would show with all their signs. */
export function findBrokenTable(lines: readonly ProseLine[]): BodyMistake[] {
  const [first, second] = lines;
  if (!first) return [];
  if (isDivider(first)) {
    return mistake(first, {
      expected: together,
      fix: "put it directly under the table's first line, with no blank line between",
    });
  }
  const at = lines.findIndex(isDivider);
  const [head, divider] = [lines[at - 1], lines[at]];
  if (head && divider && /\|/.test(head.text)) {
    return mistake(divider, {
      expected: "three hyphens for every cell of the line above",
      fix: `write  ${dividerFor(head)}`,
    });
  }
  const start = lines.findIndex(isRow);
  const top = lines[start];
  const next = lines[start + 1];
  if (top && next && isRow(next)) {
    return mistake(top, {
      expected: "a line of hyphens under a table's first line",
      fix: `add the line  ${dividerFor(top)}  under it`,
    });
  }
  if (!second && isLoneRow(first)) {
    return mistake(first, {
      expected: together,
      fix: `remove the blank lines within the table, and see that  ${dividerFor(first)}  stands under its first line`,
    });
  }
  const tabs = lines.findIndex(isTabbed);
  const tabbed = lines[tabs];
  const under = lines[tabs + 1];
  if (tabbed && under && isTabbed(under)) {
    const cells = cellsOf(tabbed, /\t+/);
    return mistake(tabbed, {
      expected: "a table with the sign | between its cells",
      fix: `write  ${showWhole(row(cells))}  under it  ${dividerFor(tabbed, /\t+/)}  and the other lines like the first`,
    });
  }
  return [];
}

/** Cells beyond the last column, which a browser is never given. */
export function findExcessCells({ children }: Table): BodyMistake[] {
  const width = children[0]?.children.length ?? 0;
  return children.flatMap(({ children: cells }): BodyMistake[] => {
    const cell = cells[width];
    if (!cell) return [];
    return [
      {
        offset: startOf(cell),
        found: `${show(plainText(cell)) || "an empty cell"}, beyond the last column`,
        expected: `${count(width, "cell")}, as many as in the table's first line`,
        fix: "remove it, or add a cell to each of the first two lines; for the sign | within a cell write \\|",
      },
    ];
  });
}
