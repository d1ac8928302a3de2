import { css } from "styled-components";
import type { HeaderPicture } from "../content/schema/header-pictures";
import { media } from "../theme/media";
import { dawnInks, sundownInks } from "../theme/sketch-inks";
import { theme } from "../theme/theme";
import boardwalk from "./art/boardwalk.1680.avif";
import duskBoardwalk from "./art/boardwalk.dusk.1680.avif";
import fence from "./art/fence.1680.avif";
import duskFence from "./art/fence.dusk.1680.avif";
import neighbors from "./art/neighbors.1680.avif";
import duskNeighbors from "./art/neighbors.dusk.1680.avif";
import prairie from "./art/prairie.1680.avif";
import duskPrairie from "./art/prairie.dusk.1680.avif";
import { pageHeaderSketch } from "./page-header-sketch";

const pictures = {
  prairie: { day: prairie, dusk: duskPrairie },
  neighbors: { day: neighbors, dusk: duskNeighbors },
  fence: { day: fence, dusk: duskFence },
  boardwalk: { day: boardwalk, dusk: duskBoardwalk },
} as const satisfies Record<HeaderPicture, unknown>;

/**
 * The landscape behind a page's title. It is decorative, so it is a background:
 * an inline sketch in small windows, of one height however long the title is, and
 * an AVIF picture in large ones. Browsers without AVIF show a plain sky.
 */
export const pageHeaderArt = (name: keyof typeof pictures) => css`
  background: ${dawnInks.skyHigh} url("${pageHeaderSketch(name, "day")}") 50%
    100% / max(100%, 4 * ${theme.size.headerLand}) no-repeat;

  ${media.dusk} {
    background-color: ${sundownInks.skyHigh};
    background-image: url("${pageHeaderSketch(name, "dusk")}");
  }

  ${media.medium} {
    background-image: url(${pictures[name].day});
    background-position-x: 70%;
    background-size: cover;
  }

  ${media.mediumDusk} {
    background-image: url(${pictures[name].dusk});
  }
`;
