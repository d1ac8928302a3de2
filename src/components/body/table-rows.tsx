import { createElement, type ReactNode } from "react";
import {
  type BodyElement,
  type BodyTree,
  textOf,
} from "../../content/body/tree";

/** On a cell below the first row: the name of its column. */
export const columnAttribute = "data-column";

const alignments = ["left", "center", "right"] as const;

/** A column's alignment. The HTML attribute for it is obsolete. */
const alignmentOf = ({ props }: BodyElement) =>
  alignments.find((alignment) => alignment === props?.align);

const elementsIn = ({ children = [] }: BodyElement) =>
  children.filter((node) => typeof node !== "string");

/** The names of a table's columns: the words in its first row. */
export function columnNames(table: BodyElement): string[] {
  const [row] = elementsIn(table).flatMap(elementsIn);
  return row ? elementsIn(row).map(textOf) : [];
}

interface TableRowsProps {
  readonly table: BodyElement;
  /** The names of its columns. */
  readonly columns: readonly string[];
  /** Renders what is in a cell. */
  readonly render: (cell: BodyTree) => ReactNode;
}

/**
 * The head and the body of a table. The roles are for older versions of Safari,
 * where a table loses its own when its rows are blocks.
 */
export function TableRows({ table, columns, render }: TableRowsProps) {
  const cell = (element: BodyElement, index: number) => {
    const isHeader = element.tag === "th";
    return createElement(
      element.tag,
      {
        key: index,
        role: isHeader ? "columnheader" : "cell",
        style: { textAlign: alignmentOf(element) },
        [columnAttribute]: (!isHeader && columns[index]) || undefined,
      },
      element.children && render(element.children),
    );
  };
  return elementsIn(table).map((section, index) =>
    createElement(
      section.tag,
      { key: index },
      elementsIn(section).map((row, rowIndex) => (
        <tr key={rowIndex} role="row">
          {elementsIn(row).map(cell)}
        </tr>
      )),
    ),
  );
}
