import React, { type ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

const Scroller = styled.div`
  ${media.screen} {
    overflow-x: auto;
  }

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
 * page overflow. Browsers make it a Tab stop while it scrolls, so that keyboard
 * users can; in Safari, the inline script does.
 */
export function ScrollingTable({ children }: { readonly children: ReactNode }) {
  return (
    <Scroller role="group" aria-label="Table">
      <table>{children}</table>
    </Scroller>
  );
}
