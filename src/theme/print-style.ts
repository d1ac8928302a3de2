import { css } from "styled-components";
import { media } from "./media";
import { tokens } from "./tokens";

/**
 * The page on paper: dark text without backgrounds, and nothing that only works
 * on a screen. In one place, so it must override the components' own styles.
 */
export const printStyle = css`
  ${media.print} {
    *,
    *::before,
    *::after {
      background: none !important;
      box-shadow: none !important;
      color: ${tokens.color.text} !important;
    }

    body {
      font-size: 11pt;
    }

    nav,
    button,
    h2::before,
    section > picture,
    section > small,
    [data-parallax] {
      display: none !important;
    }

    header,
    section,
    section > div {
      position: static !important;
      min-height: 0 !important;
      padding-block: 0.5rem !important;
    }

    h1,
    h2,
    h3,
    section > div > :first-child:not(:last-child) {
      break-after: avoid;
    }

    /* Firefox would leave headings at the end of a sheet. */
    section,
    li,
    tr {
      break-inside: avoid;
    }

    /* Shows the address after the link. */
    a[href^="http"]::after,
    a[href^="mailto:"]:not(dd a)::after {
      content: "\\00a0(" attr(href) ")";
    }
  }
`;
