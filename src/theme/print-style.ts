import { css } from "styled-components";
import { media } from "./media";
import { tokens } from "./tokens";

/**
 * The page on paper: dark text without backgrounds, and nothing that only works
 * on a screen or decorates. Most of it is here rather than in the components, so
 * it must override their styles; a component with a layout of its own on paper
 * has it beside its other styles.
 */
export const printStyle = css`
  ${media.print} {
    @page {
      margin: 1.5cm;
    }

    *,
    *::before,
    *::after {
      background: none !important;
      box-shadow: none !important;
      color: ${tokens.color.text} !important;
    }

    /* Smaller text and, with it, less space. */
    html {
      font-size: 9.5pt;
    }

    body {
      line-height: ${tokens.leading.snug};
    }

    h1 {
      font-size: 22pt !important;
    }

    h2 {
      font-size: 15pt !important;
    }

    h3 {
      font-size: 12pt !important;
    }

    p {
      max-width: none !important;
      font-size: inherit !important;
      line-height: inherit !important;
    }

    nav,
    button,
    h2::before,
    picture:not(li div *, figure *),
    section > small,
    footer p {
      display: none !important;
    }

    header,
    footer,
    section,
    section > div,
    main > div {
      position: static !important;
      min-height: 0 !important;
      padding-block: 0.5rem !important;
      font-size: inherit !important;
    }

    dl div {
      padding-block: 0.3rem !important;
    }

    h1,
    h2,
    h2 + p,
    h3,
    section > div > :first-child:not(:last-child) {
      break-after: avoid;
    }

    /* Firefox would leave headings at the end of a sheet. */
    li,
    tr,
    dl,
    dl div {
      break-inside: avoid;
    }

    /* Shows the address after the link. */
    a[href^="http"]::after,
    a[href^="mailto:"]:not(dd a)::after {
      content: "\\00a0(" attr(href) ")";
    }
  }
`;
