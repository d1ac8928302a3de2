import { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import large from "./art/page-header.1680.avif";
import duskLarge from "./art/page-header.dusk.1680.avif";
import { pageHeaderSketch } from "./page-header-sketch";

/**
 * The landscape at the top of text pages. It is decorative, so it is a
 * background: an inline sketch in small windows and an AVIF picture in large
 * ones. Browsers without AVIF show a plain sky.
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
