import { type ReactNode } from "react";
import styled, { css, type RuleSet } from "styled-components";
import { useLanguage } from "../components/language";
import { OnPicture, pictureBehind } from "../components/on-picture";
import { Picture, type QueriedPicture, isTinted } from "../components/picture";
import { Wrap } from "../components/wrap";
import type { HeaderChoice } from "../content/schema/header-pictures";
import { media, theme } from "../theme/theme";
import { pageHeaderArt } from "./page-header-art";
import type { SiteFacts } from "./site-facts";

/** Without a picture, the title needs no room for its land. */
const plain = css`
  && {
    padding-bottom: ${theme.space.large};
    background: ${theme.color.sky};

    h1 {
      max-width: none;
    }
  }
`;

/**
 * The title is on the sky of the landscape, which is as wide as the window.
 * Its bottom padding grows with the picture, so that no hills are behind the
 * text; in large windows, the right half is left to the picture.
 */
const Header = styled.header<{ $backdrop: RuleSet }>`
  padding-block: ${theme.space.large} max(${theme.size.headerLand}, 25vw);
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  ${({ $backdrop }) => $backdrop}

  ${media.medium} {
    padding-bottom: max(${theme.size.headerLand}, 11.5vw);

    h1 {
      max-width: 55%;
    }
  }

  ${media.wide} {
    padding-top: ${theme.space.huge};
  }
`;

/**
 * In wide windows, the text is in the middle. The margin to its left, below the
 * title, holds what comes before the text, such as the contents, or else the
 * text's headings.
 */
const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, ${theme.size.measure});
  gap: ${theme.space.large} ${theme.space.column};
  padding-block: ${theme.space.huge} ${theme.space.band};

  /* In large windows the column is as wide as its larger letters need. */
  ${media.full} {
    font-size: ${theme.fontSize.large};
  }

  ${media.wide} {
    /* With enlarged text, the page needs the space more than the margin. */
    grid-template-columns: min(13rem, 22vw) minmax(0, ${theme.size.measure});
    align-items: baseline;

    > * {
      grid-column: 2;
    }

    > :is(nav, a) {
      grid-area: 1 / 1;
      justify-self: start;
    }
  }

  ${media.print} {
    display: block;
    padding-block: ${theme.space.medium};
  }
`;

interface ArticleProps {
  readonly site: Pick<SiteFacts, "isDrawn">;
  readonly title: string;
  readonly header?: HeaderChoice | null;
  /** In place of the drawing. */
  readonly picture?: QueriedPicture<"wide"> | null;
  readonly children: ReactNode;
}

/** What is behind the title besides the sky. */
function backdrop({ site, header, picture }: Omit<ArticleProps, "children">) {
  if (picture) return pictureBehind({ $isTinted: isTinted(picture) });
  if (!site.isDrawn || header === "none") return plain;
  return pageHeaderArt(header ?? "prairie");
}

/** A page with its title on a landscape or a picture, and what is below it. */
export function Article(props: ArticleProps) {
  const { title, picture, children } = props;
  const { language } = useLanguage();
  const Title = picture ? OnPicture : Wrap;
  return (
    <article lang={language === "en" ? undefined : language}>
      <Header $backdrop={backdrop(props)}>
        {picture && (
          <Picture
            picture={picture}
            shape="wide"
            alt=""
            sizes="100vw"
            isFirst
          />
        )}
        <Title>
          <h1>{title}</h1>
        </Title>
      </Header>
      <Page>{children}</Page>
    </article>
  );
}
