import { createElement, type ReactNode } from "react";
import styled from "styled-components";
import {
  type BodyElement,
  type BodyTree,
  textOf,
} from "../../content/body/tree";
import { useLanguage } from "../language";
import { media, theme } from "../../theme/theme";
import { visuallyHidden } from "../visually-hidden";

/**
 * In small windows, each row is a block of its own, and each cell has the name
 * of its column above it: columns would be a few letters wide. In large ones, a
 * table with too many columns scrolls, so that the page doesn't.
 */
const Frame = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: 6rem;
    padding: ${theme.space.snug} ${theme.space.small};
    border: ${theme.line.hair} solid ${theme.color.outline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th,
  td::before {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
  }

  th {
    background: ${theme.color.band};
  }

  ${media.belowMedium} {
    thead {
      ${visuallyHidden}
    }

    tr,
    td {
      display: block;
    }

    tr {
      border: ${theme.line.hair} solid ${theme.color.outline};
      padding-block: ${theme.space.tiny};
    }

    tr + tr {
      margin-top: ${theme.space.small};
    }

    td {
      min-width: 0;
      padding-block: ${theme.space.tiny};
      border: 0;
      overflow-wrap: anywhere;
      /* A column's alignment means nothing without the column. */
      text-align: start !important;
    }

    td::before {
      display: block;
      color: ${theme.color.textSoft};
      font-size: ${theme.fontSize.fine};
      content: attr(data-column);
      /* Screen readers say the column already. Older browsers don't know this. */
      content: attr(data-column) / "";
    }
  }
`;

const alignments = ["left", "center", "right"] as const;

const roles: Readonly<Record<string, string | undefined>> = {
  tr: "row",
  th: "columnheader",
  td: "cell",
};

const elementsIn = ({ children = [] }: BodyElement) =>
  children.filter((node) => typeof node !== "string");

interface TableProps {
  readonly table: BodyElement;
  /** Renders what is in a cell. */
  readonly render: (cell: BodyTree) => ReactNode;
}

/**
 * A table in the text of a page. The roles are for older versions of Safari, where
 * a table loses its own when its rows are blocks.
 */
export function Table({ table, render }: TableProps) {
  const { phrases } = useLanguage();
  const rows = elementsIn(table).flatMap(elementsIn);
  const columns = rows.slice(0, 1).flatMap(elementsIn).map(textOf);
  const draw = (element: BodyElement, index: number): ReactNode => {
    const { tag, props, children = [] } = element;
    const isCell = tag === "td" || tag === "th";
    const attributes = {
      key: index,
      role: roles[tag],
      // The HTML attribute for it is obsolete.
      style: { textAlign: alignments.find((known) => known === props?.align) },
      "data-column": (tag === "td" && columns[index]) || undefined,
    };
    const content = isCell ? render(children) : elementsIn(element).map(draw);
    return createElement(tag, attributes, content);
  };
  return (
    // Safari doesn't make a box focusable because it scrolls, and arrow keys
    // scroll only a focused one.
    <Frame
      role="group"
      aria-label={`${phrases.table} ${columns.filter(Boolean).join(", ")}`}
      tabIndex={0}
    >
      <table role="table" dir="auto">
        {elementsIn(table).map(draw)}
      </table>
    </Frame>
  );
}
