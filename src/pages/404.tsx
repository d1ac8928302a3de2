import { graphql } from "gatsby";
import styled from "styled-components";
import { Pressable } from "../components/pressable";
import { Wrap } from "../components/wrap";
import { notFoundWords } from "../content/words/phrases";
import { PageHead } from "../layout/page-head";
import { landscape } from "../layout/page-header-art";
import { withPrefix } from "../site-address";
import { media, theme } from "../theme/theme";

export const query = graphql`
  query NotFoundPage {
    site: organization {
      ...SiteFacts
    }
  }
`;

/** For sites without drawings. */
const Plain = styled.section`
  flex: 1;
  padding-block: ${theme.space.huge};
  background: ${theme.color.sky};

  main:has(> &) {
    display: flex;
    flex-direction: column;
  }
`;

/** In the widest windows, it includes the bird below the words. */
const landHeight = "max(13.5rem, min(40vw, 18rem), 25vw, 32vw - 8rem)";

/**
 * The picture is at the bottom; its sky color continues behind the text. It is
 * a pixel lower, because rounding may leave a line of sky below it.
 */
const Scene = styled(Plain)`
  ${landscape("lost")}
  padding-bottom: ${landHeight};
  background: ${theme.color.sky} var(--small) 72% calc(100% + 1px) /
    max(100%, 36rem) auto no-repeat;

  ${media.medium} {
    background-image: var(--large);
    /* Farther right than the small one, or the moon would be cut in half. */
    background-position-x: 84%;
    background-size: max(100%, 62rem) auto;
  }

  /* Its sky doesn't continue behind the text, so it is below the text. */
  ${media.forcedColors} {
    background-size: auto calc(${landHeight} - ${theme.space.base});
  }
`;

const Column = styled(Wrap)`
  display: grid;
  justify-items: start;
  gap: ${theme.space.base};

  h1 {
    font-size: ${theme.fontSize.heading1};
  }

  p {
    max-width: 24.5em;
    font-size: ${theme.fontSize.large};
  }
`;

interface NotFoundPageProps {
  readonly data: Queries.NotFoundPageQuery;
}

/** The 404 page. Its words are part of the code. */
export default function NotFoundPage({ data }: NotFoundPageProps) {
  const Sky = data.site.isDrawn ? Scene : Plain;
  return (
    <Sky>
      <Column>
        <h1>{notFoundWords.code}</h1>
        <h2>{notFoundWords.title}</h2>
        <p>{notFoundWords.text}</p>
        <Pressable href={withPrefix("/")}>{notFoundWords.link}</Pressable>
      </Column>
    </Sky>
  );
}

export function Head({ data }: NotFoundPageProps) {
  return (
    <PageHead
      site={data.site}
      title={notFoundWords.title}
      description={notFoundWords.description}
      address={null}
    />
  );
}
