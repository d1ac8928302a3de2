import { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import large from "./art/page-header.1680.avif";
import duskLarge from "./art/page-header.dusk.1680.avif";
import { pageHeaderSketch } from "./page-header-sketch";

/**
 * The land along the top of a page of text. It tells nothing, so it is a
 * background: a sketch of it in a small window, and a picture in a larger one,
 * where a browser that can't show AVIF shows the plain sky.
 */
export const pageHeaderArt = css`
  background: ${theme.color.sky} url("${pageHeaderSketch("day")}") 50% 100% /
    cover;

  ${media.dusk} {
    background-image: url("${pageHeaderSketch("dusk")}");
  }

  ${media.medium} {
    background-image: url(${large});
    background-position-x: 22%;
  }

  ${media.mediumDusk} {
    background-image: url(${duskLarge});
  }
`;
