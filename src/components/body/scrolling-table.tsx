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
 * A table that scrolls on its own where the screen is too narrow for it, so
 * that the page doesn't. In the tab order, or a keyboard could not scroll it.
 */
export function ScrollingTable({ children }: { readonly children: ReactNode }) {
  return (
    <Scroller role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </Scroller>
  );
}
