import styled, { css } from "styled-components";
import { FigureList } from "../components/figure-items";
import { evenRow, fitsInRow, rowInEm } from "../components/figure-widths";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** Up to `most` columns, each as wide as its widest value. */
function row(values: readonly string[], most: number) {
  const columns = evenRow(values.length, most);
  return css`
    --columns: ${columns};
    --width: ${rowInEm(values, columns).toFixed(1)};
  `;
}

/**
 * Each figure is a plant: its icon the flower, its stem as long as the section,
 * which clips it, so that in rows, the plants of a column share one stem.
 */
export const ImpactPlants = styled(FigureList)<{ $values: readonly string[] }>`
  ${({ $values }) => row($values, 1)}
  display: grid;
  grid-template-columns: repeat(var(--columns), auto);
  gap: ${theme.space.vast} ${theme.space.small};
  justify-content: space-between;
  /* Half a flower at the left: it grows around the edge of the words. */
  padding: ${theme.space.huge} 0 ${theme.space.vast} ${theme.space.small};

  ${({ $values }) => (fitsInRow($values, 2, 7.4) ? media.small : media.medium)} {
    ${({ $values }) => row($values, 2)}

    /* Staggered like plants, so that a row isn't read as one number. */
    li:nth-child(2n) {
      top: ${theme.space.large};
    }
  }

  ${media.wide} {
    ${({ $values }) => row($values, fitsInRow($values, 4, 13.5) ? 4 : 3)}
  }

  li {
    position: relative;
    padding-left: ${theme.space.medium};
    overflow-wrap: anywhere;
    font: ${theme.weight.medium} ${theme.fontSize.large} / ${theme.leading.snug}
      ${theme.font.display};
  }

  /* What gaps and stems leave; widely spaced letters may use the page's margin. */
  strong {
    font-size: min(
      ${theme.fontSize.figureLarge},
      (
          min(${theme.size.wrap}, 100vw - 2 * ${theme.space.edge}) +
            ${theme.space.small} - var(--columns) *
            (${theme.space.medium} + ${theme.space.small})
        ) /
        var(--width)
    );
  }

  /* The flower, over its stem. */
  span {
    position: relative;
    margin: 0 0 ${theme.space.large}
      calc(
        ${theme.space.small} - ${theme.space.medium} - ${theme.size.medallion} /
          2
      );
    outline: ${theme.line.focus} solid ${theme.color.band};
    scale: 0.7;
  }

  span::before,
  span::after {
    content: "";
    position: absolute;
    z-index: -1;
    width: ${theme.line.edge};
    height: 300vh;
    background: var(--ink);
  }

  span::after {
    top: 50%;
  }

  span::before {
    width: 2.4em;
    height: 2.4em;
    border-radius: 1.2em;
    box-shadow:
      -1.6em 1.15em,
      1.6em 1.15em,
      -1em 3em,
      1em 3em;
    color: var(--ink);
    translate: 0 -1.65em;
  }

  li::before {
    content: "";
    position: absolute;
    top: calc(100% + ${theme.space.base});
    left: ${theme.space.small};
    width: 2em;
    height: 1em;
    border-radius: 0 100%;
    background: var(--ink);
  }

  /* Without flowers: Firefox would add empty sheets for the stems. */
  ${media.print} {
    --columns: 4;
    gap: ${theme.space.base};
    padding: ${theme.space.tiny} 0;

    li {
      top: 0 !important;
      padding: 0;
    }

    li::before,
    li > span {
      display: none;
    }

    strong {
      font-size: ${theme.fontSize.heading3};
    }
  }
`;
