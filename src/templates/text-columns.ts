import styled from "styled-components";
import { media, theme } from "../theme/theme";

/** The text of a page, with styles for the elements that Markdown produces. */
export const Text = styled.div`
  > * {
    margin-block: 0 ${theme.space.base};
  }

  > :first-child {
    margin-top: 0;
  }

  sub,
  sup {
    line-height: 0;
  }

  h2 {
    margin-block: ${theme.space.huge} ${theme.space.small};
    font-size: ${theme.fontSize.heading3};
    line-height: ${theme.leading.heading};
  }

  hr {
    margin-inline: 0;
  }

  pre {
    padding: ${theme.space.small} ${theme.space.base};
    border: ${theme.line.hair} solid ${theme.color.outline};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surface};
    white-space: pre-wrap;
  }

  h3 {
    margin-block: ${theme.space.medium} ${theme.space.snug};
    font-size: ${theme.fontSize.large};
  }

  h4,
  h5,
  h6 {
    margin-block: ${theme.space.medium} ${theme.space.tiny};
    font-family: ${theme.font.display};
    font-size: inherit;
  }

  mark {
    background: ${theme.color.accent};
    color: ${theme.color.dark};
  }

  kbd {
    padding-inline: ${theme.space.hint};
    border: ${theme.line.hair} solid ${theme.color.outline};
    border-radius: ${theme.radius.small};
  }

  /* Only Markdown lists; components style their own, which have classes. */
  ul:not([class]),
  ol:not([class]) {
    padding-inline-start: ${theme.space.edge};

    li + li,
    p + p {
      margin-top: ${theme.space.tiny};
    }
  }

  ul:not([class]) {
    list-style: square;
  }

  > figure {
    margin-block: ${theme.space.large};
  }

  dl {
    margin-top: ${theme.space.small};
  }
`;

/** Without contents: the headings are in the margin instead. */
export const TextWithSideHeadings = styled(Text)`
  ${media.wide} {
    display: grid;
    grid-template-columns: inherit;
    column-gap: inherit;
    grid-column: 1 / -1;

    > * {
      grid-column: 2;
    }

    > h2 {
      grid-column: 1;
      margin-bottom: 0;
    }

    > h2,
    > h2 + * {
      align-self: baseline;
      /* Margins don't collapse in a grid. */
      margin-top: calc(${theme.space.huge} - ${theme.space.base});
    }

    /* A vignette: in the margin, beside the heading and text that follow. */
    > div:has(> picture) {
      grid-area: auto / 1 / span 2;
      justify-self: start;
      margin: ${theme.space.medium} 0 0;
    }
  }
`;
