import React from "react";
import styled from "styled-components";
import { Body, type BodyFacts } from "../components/body/body";
import { LanguageContext } from "../components/language";
import type { Renditions } from "../components/picture";
import type { BodyTree } from "../content/body/tree";
import { outline } from "../content/body/outline";
import { formatDate } from "../content/days";
import type { HeaderChoice } from "../content/schema/header-pictures";
import type { PageVersion } from "../content/page-versions";
import { type Language, languageLinks, phrases } from "../content/phrases";
import { withPrefix } from "../site-address";
import { theme } from "../theme/theme";
import { Article } from "../layout/article";
import { Contents } from "../layout/contents";
import { Text, TextWithSideHeadings } from "./text-columns";

interface TextPageViewProps {
  readonly title: string;
  readonly header?: HeaderChoice | undefined;
  /** Behind the title, in place of `header`. */
  readonly picture?: Renditions | null | undefined;
  /** When the text last changed, `YYYY-MM-DD`. */
  readonly lastUpdated: string | null;
  readonly language: Language;
  /** The same page in other languages. */
  readonly otherVersions?: readonly PageVersion[];
  readonly tree: BodyTree;
  readonly facts: BodyFacts;
}

/** In the text, because reader views leave out what is above it. */
const Updated = styled.p`
  color: ${theme.color.textSoft};
  font-weight: ${theme.weight.medium};
`;

/** Pages with at least this many sections get a table of contents. */
const manySections = 4;

/** A text page: about, the policies, and any page that staff add. */
export function TextPageView(props: TextPageViewProps) {
  const { title, header, picture, lastUpdated, language, tree, facts } = props;
  const { otherVersions = [] } = props;
  const sections = outline(tree);
  const isLong = sections.length >= manySections;
  const Column = isLong ? Text : TextWithSideHeadings;
  return (
    <LanguageContext value={language}>
      <Article
        title={title}
        lang={language === "en" ? undefined : language}
        drawing={header}
        picture={picture}
      >
        {isLong && <Contents entries={sections} />}
        <Column>
          {otherVersions.map(({ lang, path }) => (
            <p key={path}>
              <a href={withPrefix(path)} lang={lang} hrefLang={lang}>
                {languageLinks[lang]}
              </a>
            </p>
          ))}
          {lastUpdated !== null && (
            <Updated>
              {phrases[language].lastUpdated}{" "}
              <time dateTime={lastUpdated}>
                {formatDate(lastUpdated, language)}
              </time>
            </Updated>
          )}
          <Body tree={tree} facts={facts} />
        </Column>
      </Article>
    </LanguageContext>
  );
}
