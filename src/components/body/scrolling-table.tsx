import React, { type ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { useLanguage } from "../language";

const Scroller = styled.div`
  ${media.screen} {
    overflow-x: auto;
  }

  > div {
    position: sticky;
    left: 0;
    width: fit-content;
    margin: 0 0 ${theme.space.tiny};
    color: ${theme.color.textSoft};
    font-size: ${theme.fontSize.fine};

    ${media.print} {
      display: none;
    }
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: ${theme.size.tableCell};
    padding: ${theme.space.snug} ${theme.space.small};
    border: ${theme.line.hair} solid ${theme.color.outline};
    text-align: start;
    vertical-align: top;
    /* Words stay whole, because the table can scroll. */
    overflow-wrap: break-word;
  }

  th {
    background: ${theme.color.band};
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.strong};
  }
`;

/**
 * A table that scrolls horizontally on narrow screens instead of making the
 * page overflow. While it scrolls, `inline-script/tables.ts` makes it a Tab stop,
 * which Safari doesn't, and shows the sentence above it.
 */
export function ScrollingTable({ children }: { readonly children: ReactNode }) {
  const { phrases } = useLanguage();
  return (
    <Scroller data-scrolls="" role="group" aria-label={phrases.table}>
      <div data-scroll-note="" hidden>
        {phrases.scroll}
      </div>
      <table dir="auto">{children}</table>
    </Scroller>
  );
}
