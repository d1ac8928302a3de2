import React from "react";
import styled from "styled-components";
import { Body, type BodyFacts } from "../components/body/body";
import { LanguageContext } from "../components/language";
import { Wrap } from "../components/wrap";
import type { BodyTree } from "../content/body/tree";
import { outline } from "../content/body/outline";
import { formatDate } from "../content/days";
import { type Language, phrases } from "../content/phrases";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Contents } from "../layout/contents";
import { pageHeaderArt } from "../layout/page-header-art";

interface DocumentProps {
  readonly title: string;
  /** When the text last changed, `YYYY-MM-DD`. */
  readonly lastUpdated: string | null;
  readonly language: Language;
  readonly tree: BodyTree;
  readonly facts: BodyFacts;
}

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

const Text = styled.div`
  > * {
    max-width: ${theme.size.measure};
    margin-block: 0 ${theme.space.base};
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

  /* Only Markdown lists; components style their own, which have classes. */
  ul:not([class]),
  ol:not([class]) {
    padding-left: ${theme.space.medium};

    li + li {
      margin-top: ${theme.space.tiny};
    }
  }

  ul:not([class]) {
    list-style: square;
  }

  > ul[class] {
    max-width: none;
    margin-block: ${theme.space.large};
  }

  > figure {
    margin-block: ${theme.space.large};
  }

  dl {
    margin-top: ${theme.space.small};
  }
`;

/** In the text, because reader views leave out what is above it. */
const Updated = styled.p`
  color: ${theme.color.textSoft};
  font-weight: ${theme.weight.medium};
`;

/** Pages with at least this many sections get a table of contents. */
const manySections = 4;

/** A text page: about, the policies, and any page that staff add. */
export function Document(props: DocumentProps) {
  const { title, lastUpdated, language, tree, facts } = props;
  const sections = outline(tree);
  return (
    <LanguageContext value={language}>
      <article lang={language === "en" ? undefined : language}>
        <Heading>
          <Wrap>
            <h1>{title}</h1>
          </Wrap>
        </Heading>
        <Page>
          {sections.length >= manySections && <Contents entries={sections} />}
          <Text>
            {lastUpdated !== null && (
              <Updated>
                {phrases[language].lastUpdated}{" "}
                <time dateTime={lastUpdated}>
                  {formatDate(lastUpdated, language)}
                </time>
              </Updated>
            )}
            <Body tree={tree} facts={facts} />
          </Text>
        </Page>
      </article>
    </LanguageContext>
  );
}
