import styled, { css } from "styled-components";
import { Figures, type FiguresProps } from "../components/figures";
import { evenRow, widthInEm } from "../components/figure-widths";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Drawing } from "../components/drawing";
import { plants } from "./plant-drawings";

/** How wide a plant is, beside its height of 1. */
const slender = 0.31;

const widest = (values: readonly string[]) =>
  Math.max(...values.map(widthInEm));

/**
 * Up to `most` equal columns; fewer if the widest value needs more room. The values
 * of a row can be `inEm` wide together, and still be large.
 */
const columns = (values: readonly string[], most: number, inEm: number) =>
  evenRow(
    values.length,
    Math.max(1, Math.min(most, Math.floor(inEm / widest(values)))),
  );

const onPhones = (values: readonly string[]) => columns(values, 2, 10);

const inLargeWindows = (values: readonly string[]) => columns(values, 4, 19);

/** As large as the column allows; widely spaced letters may also use the gap. */
const valueSize = (values: readonly string[]) =>
  `min(${theme.fontSize.figureLarge}, (100cqw + ${theme.space.small}) / ${widest(values).toFixed(1)})`;

const beside = `${theme.size.plant} * ${slender} + ${theme.space.small}`;

/**
 * Where each plant stands at the left of its figure. Where there is room, the
 * first one stands in the page's margin, and its figure is below the heading. It
 * moves left by no more than large windows leave beside the content.
 */
const besideFigures = css`
  margin-left: max(-1 * (${beside}), min(0px, 37.5rem - 50vw));

  ul {
    padding-bottom: ${theme.size.rooted};
  }

  li {
    margin-left: calc(${beside});
  }

  > div {
    margin-top: calc(-1 * ${theme.size.plant});
    pointer-events: none;
  }
`;

const Land = styled.div<{ $values: readonly string[] }>`
  --columns: ${({ $values }) => onPhones($values)};

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
    --columns: ${({ $values }) => $values.length};
  }

  ${media.cramped} {
    --columns: 1;
  }

  ${media.medium} {
    --columns: ${({ $values }) => inLargeWindows($values)};
  }

  ${media.full} {
    ${({ $values }) =>
      inLargeWindows($values) === $values.length && besideFigures}
  }

  li {
    container-type: inline-size;
    text-wrap: balance;
  }

  img {
    height: ${theme.size.plant};
    /* Reserves its space until it has loaded. */
    aspect-ratio: ${slender};
  }

  strong {
    margin-top: ${theme.space.snug};
    /* For phones that don't support container queries. */
    font-size: ${theme.fontSize.heading3};
    font-size: ${({ $values }) => valueSize($values)};
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
  <Land $values={figures.map(({ value }) => value)}>
    <Figures figures={figures} />
    <div>
      {figures.map(({ label, color }) => (
        <Drawing key={label} {...plants[color]} />
      ))}
    </div>
  </Land>
);
