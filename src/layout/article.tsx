import React, { type ReactNode } from "react";
import styled from "styled-components";
import { Wrap } from "../components/wrap";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { pageHeaderArt } from "./page-header-art";

/**
 * The heading is on the sky of the landscape, which is as wide as the window.
 * Its bottom padding grows with the window, so that no hills are behind the
 * text.
 */
const Heading = styled.header`
  padding-block: calc(${theme.size.bar} + ${theme.space.large})
    max(${theme.size.headerLand}, 11.5vw);
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  ${pageHeaderArt}

  h1 {
    font-size: ${theme.fontSize.heading2};
  }

  ${media.forcedColors} {
    h1 {
      width: fit-content;
      background: Canvas;
    }
  }
`;

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.large} ${theme.space.column};
  padding-block: ${theme.space.huge} ${theme.space.band};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    > nav {
      grid-area: 1 / 2;
      /* With enlarged text, the page needs the space more than the contents. */
      max-width: min(${theme.size.contents}, 22vw);
    }
  }

  ${media.print} {
    display: block;
    padding-block: ${theme.space.medium};
  }
`;

interface ArticleProps {
  readonly title: string;
  /** Its language, if not that of the site. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A page with its title on the landscape, and what is below it. */
export function Article({ title, lang, children }: ArticleProps) {
  return (
    <article lang={lang}>
      <Heading>
        <Wrap>
          <h1>{title}</h1>
        </Wrap>
      </Heading>
      <Page>{children}</Page>
    </article>
  );
}
