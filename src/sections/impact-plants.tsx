import styled, { css } from "styled-components";
import { Drawing } from "../components/drawing";
import { Figures, type FiguresProps } from "../components/figures";
import { evenRow, widestInEm } from "../components/figure-widths";
import { media, theme } from "../theme/theme";

/** How far the plants stand in the land. */
export const rooted = "max(4.2rem, 6.8vw)";

const height = "clamp(12rem, 7rem + 8vw, 15rem)";

/** A plant's width, for a height of 1. */
const slender = 0.31;

interface LandProps {
  readonly $count: number;
  /** How wide the widest is, in em. */
  readonly $widest: number;
}

/**
 * Up to `most` equal columns; fewer if the widest figure needs more room. The
 * figures in a row can be `inEm` wide together and still be large.
 */
const columns =
  (most: number, inEm: number) =>
  ({ $count, $widest }: LandProps) =>
    evenRow($count, Math.max(1, Math.min(most, Math.floor(inEm / $widest))));

const inLargeWindows = columns(4, 19);

const beside = `${height} * ${slender} + ${theme.space.small}`;

/**
 * Where each plant stands at the left of its figure. Where there is room, the
 * first one stands in the page's margin, and its figure is below the heading. It
 * moves left by no more than large windows leave beside the content.
 */
const besideFigures = css`
  margin-left: max(-1 * (${beside}), min(0px, 37.5rem - 50vw));

  ul {
    padding-bottom: ${rooted};
  }

  li {
    margin-left: calc(${beside});
  }

  > div {
    margin-top: calc(-1 * ${height});
    pointer-events: none;
  }
`;

const Land = styled.div<LandProps>`
  --columns: ${columns(2, 10)};

  ul,
  > div {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${theme.space.large} ${theme.space.base};
  }

  ul {
    padding-block: ${theme.space.huge} ${theme.space.base};
  }

  /* The plants are in one row, however many rows the figures have. */
  > div {
    --columns: ${({ $count }) => $count};
  }

  ${media.cramped} {
    --columns: 1;
  }

  ${media.medium} {
    --columns: ${inLargeWindows};
  }

  ${media.full} {
    ${(land) => inLargeWindows(land) === land.$count && besideFigures}
  }

  li {
    container-type: inline-size;
    text-wrap: balance;
  }

  img {
    height: ${height};
    /* Reserves its space until it has loaded. */
    aspect-ratio: ${slender};
  }

  strong {
    margin-top: ${theme.space.snug};
    /* For phones that don't support container queries. */
    font-size: ${theme.fontSize.heading3};
    /* As large as the column allows; widely spaced letters may also use the gap. */
    font-size: min(
      ${theme.fontSize.figureLarge},
      (100cqw + ${theme.space.small}) / ${({ $widest }) => $widest.toFixed(1)}
    );
  }

  span {
    scale: 0.8;
    transform-origin: 0 100%;
  }

  ${media.print} {
    ul {
      padding: ${theme.space.tiny} 0;
    }

    li > span {
      display: none;
    }
  }
`;

/**
 * The figures, and for each a plant of its color, all rooted in the land at the
 * foot of the section: beside the figures if these have one row in a large
 * window, or else below them.
 */
export const ImpactPlants = ({ figures }: FiguresProps) => (
  <Land $count={figures.length} $widest={widestInEm(figures)}>
    <Figures figures={figures} />
    <div>
      {figures.map(({ label, color }) => (
        <Drawing key={label} name={`plant-${color}`} />
      ))}
    </div>
  </Land>
);
