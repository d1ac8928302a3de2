import styled, { css } from "styled-components";
import { FigureList } from "../components/figure-items";
import { evenRow, widthInEm } from "../components/figure-widths";
import type { FigureColor } from "../content/schema/figure-colors";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import blueDay from "./art/plant-blue.day.svg";
import blueDusk from "./art/plant-blue.dusk.svg";
import greenDay from "./art/plant-green.day.svg";
import greenDusk from "./art/plant-green.dusk.svg";
import purpleDay from "./art/plant-purple.day.svg";
import purpleDusk from "./art/plant-purple.dusk.svg";
import yellowDay from "./art/plant-yellow.day.svg";
import yellowDusk from "./art/plant-yellow.dusk.svg";

/** Rattlesnake master, spiderwort, purple coneflower and black-eyed Susan. */
export const plants: Readonly<
  Record<FigureColor, { readonly day: string; readonly dusk: string }>
> = {
  green: { day: greenDay, dusk: greenDusk },
  blue: { day: blueDay, dusk: blueDusk },
  purple: { day: purpleDay, dusk: purpleDusk },
  yellow: { day: yellowDay, dusk: yellowDusk },
};

/** How wide a plant is, beside its height of 1. */
const slender = 0.31;

const widest = (values: readonly string[]) =>
  Math.max(...values.map(widthInEm));

/** What the values of a row can be together, in em, and still be large. */
const rowInEm = 19;

/** Up to `most` equal columns; fewer if the widest value needs more room. */
function row(values: readonly string[], most: number) {
  const columns = evenRow(
    values.length,
    Math.max(1, Math.min(most, Math.floor(rowInEm / widest(values)))),
  );
  return css`
    --columns: ${columns};
  `;
}

/** As large as plants allow; widely spaced letters may use the gap, or the margin. */
const valueSize = (values: readonly string[]) =>
  `min(${theme.fontSize.figureLarge}, ((min(${theme.size.wrap}, 100vw - 2 * ${theme.space.edge}) - var(--left) + ${theme.space.small}) / var(--columns) - var(--beside)) / ${widest(values).toFixed(1)})`;

/**
 * Each figure stands beside a plant of its color. Plants of the last row are
 * rooted in the land at the foot of the section, others in a tuft of grass.
 */
export const ImpactPlants = styled(FigureList)<{ $values: readonly string[] }>`
  ${({ $values }) => row($values, 1)}
  --beside: calc(${theme.size.plant} * ${slender} + ${theme.space.small});
  /* Where there is room, the first plant stands in the page's margin, and its
     figure is below the heading. */
  --left: max(-1 * var(--beside), ${theme.size.besideWrap});
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${theme.space.base} ${theme.space.small};
  margin-left: var(--left);
  padding-top: ${theme.space.huge};

  ${media.medium} {
    ${({ $values }) => row($values, 2)}
  }

  ${media.full} {
    ${({ $values }) => row($values, 4)}
  }

  li {
    position: relative;
    min-height: ${theme.size.plant};
    padding: ${theme.space.tiny} 0 ${theme.size.rooted} var(--beside);
    overflow-wrap: anywhere;
    font: ${theme.weight.medium} ${theme.fontSize.large} / ${theme.leading.snug}
      ${theme.font.display};
  }

  li img {
    position: absolute;
    bottom: 0;
    left: 0;
    height: ${theme.size.plant};
    /* Its room, before it has loaded. */
    aspect-ratio: ${slender};
  }

  strong {
    margin-top: ${theme.space.snug};
    font-size: ${({ $values }) => valueSize($values)};
  }

  span {
    scale: 0.8;
    transform-origin: 0 100%;
  }

  ${media.print} {
    --columns: 4;
    gap: ${theme.space.base};
    padding: ${theme.space.tiny} 0;

    li {
      min-height: 0;
      padding: 0;
    }

    picture,
    li > span {
      display: none;
    }

    strong {
      font-size: ${theme.fontSize.heading3};
    }
  }
`;
