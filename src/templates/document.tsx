import React from "react";
import styled from "styled-components";
import { Body, type BodyFacts } from "../components/body/body";
import { LanguageContext } from "../components/language";
import type { BodyTree } from "../content/body/tree";
import { outline } from "../content/body/outline";
import { formatDate } from "../content/days";
import { type Language, phrases } from "../content/phrases";
import { theme } from "../theme/theme";
import { Article } from "../layout/article";
import { Contents } from "../layout/contents";

interface DocumentProps {
  readonly title: string;
  /** When the text last changed, `YYYY-MM-DD`. */
  readonly lastUpdated: string | null;
  readonly language: Language;
  readonly tree: BodyTree;
  readonly facts: BodyFacts;
}

const Text = styled.div`
  > * {
    max-width: ${theme.size.measure};
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

  /* Only Markdown lists; components style their own, which have classes. */
  ul:not([class]),
  ol:not([class]) {
    padding-left: ${theme.space.medium};

    li + li,
    p + p {
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
      <Article title={title} lang={language === "en" ? undefined : language}>
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
      </Article>
    </LanguageContext>
  );
}
