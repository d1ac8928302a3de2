import styled from "styled-components";
import { media, theme } from "../theme/theme";
import { Figures, type FiguresProps } from "./figures";
import { evenRow, widestInEm } from "./figure-widths";

/**
 * As many columns as fit: two in a page's text, or one, and up to four on the
 * home page. All values have the size at which the longest fits.
 */
const List = styled(Figures)<{ $inRow: number; $widest: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.base} ${theme.space.large};

  /* More specific than the rule for all parts of a page's text. */
  && {
    margin-block: ${theme.space.large};
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space.base};
    align-content: center;
    /* Less than their share, because of the gaps between them. */
    flex: 1 1 max(80% / ${({ $inRow }) => $inRow}, ${theme.size.pillar});
    container-type: inline-size;
    --beside: calc(${theme.size.medallion} + ${theme.space.base});
    padding-top: ${theme.space.base};
    border-top: ${theme.line.outline} solid ${theme.color.outline};
  }

  span {
    grid-row: 1 / span 3;
  }

  strong {
    font-size: min(
      ${theme.fontSize.figure},
      (100cqi - var(--beside)) / ${({ $widest }) => $widest}
    );
  }

  small {
    grid-column: 2;
  }

  ${media.cramped} {
    li {
      display: block;
      --beside: 0px;
    }
  }
`;

/** Figures in the text of a page; nothing if there are none yet. */
export function ImpactFigures({ figures }: FiguresProps) {
  if (figures.length === 0) return null;
  const inRow = evenRow(figures.length, 4);
  const widest = widestInEm(figures);
  return <List figures={figures} $inRow={inRow} $widest={widest} />;
}
