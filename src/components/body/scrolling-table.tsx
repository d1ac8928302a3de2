import React, { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme";

const Scroller = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: ${theme.size.label};
    padding: ${theme.space.snug} ${theme.space.small};
    border: ${theme.line.hair} solid ${theme.color.outline};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${theme.color.band};
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.strong};
  }
`;

/**
 * A table that scrolls horizontally on narrow screens instead of making the
 * page overflow. It is focusable so that keyboard users can scroll it.
 */
export function ScrollingTable({ children }: { readonly children: ReactNode }) {
  return (
    <Scroller role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </Scroller>
  );
}
