import { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import large from "./art/page-header.1680.avif";
import small from "./art/page-header.840.avif";
import duskLarge from "./art/page-header.dusk.1680.avif";
import duskSmall from "./art/page-header.dusk.840.avif";

/**
 * The land along the top of a page of text. It tells nothing, so it is a
 * background; a browser that can't show AVIF shows the plain sky.
 */
export const pageHeaderArt = css`
  background: ${theme.color.sky} url(${small}) 22% 100% / cover;

  ${media.dusk} {
    background-image: url(${duskSmall});
  }

  ${media.medium} {
    background-image: url(${large});
  }

  ${media.mediumDusk} {
    background-image: url(${duskLarge});
  }
`;
