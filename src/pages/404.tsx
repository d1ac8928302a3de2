import { graphql, withPrefix, type HeadProps } from "gatsby";
import React from "react";
import styled from "styled-components";
import { Pressable } from "../components/pressable";
import { Wrap } from "../components/wrap";
import { pageHeaderArt } from "../layout/page-header-art";
import { PageHead } from "../layout/page-head";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

export const query = graphql`
  query NotFoundPage {
    site: organization {
      ...SiteFacts
    }
  }
`;

const Column = styled(Wrap)`
  display: grid;
  justify-items: start;
  gap: ${theme.space.medium};
  padding-block: calc(${theme.size.bar} + ${theme.space.band})
    ${theme.space.huge};

  p {
    max-width: 24.5em;
    font-size: ${theme.fontSize.large};
  }
`;

const Land = styled.div`
  height: ${theme.size.strip};
  border-block: ${theme.line.outline} solid ${theme.color.outline};
  ${pageHeaderArt}

  ${media.print} {
    display: none;
  }
`;

/** The 404 page. Its text is hard-coded, not in content/. */
export default function NotFoundPage() {
  return (
    <>
      <Column>
        <h1>404</h1>
        <h2>Page Not Found</h2>
        <p>
          Oops! The page you are looking for does not exist. It might have been
          moved or deleted.
        </p>
        <Pressable href={withPrefix("/")}>Return to Homepage</Pressable>
      </Column>
      <Land />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return (
    <PageHead
      site={data.site}
      title="Page Not Found"
      description="The page you are looking for does not exist."
      path={null}
    />
  );
}
