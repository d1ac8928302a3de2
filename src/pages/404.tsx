import { graphql, type HeadProps } from "gatsby";
import React from "react";
import { NotFound } from "../layout/not-found";
import { PageHead } from "../layout/page-head";

export const query = graphql`
  query NotFoundPage {
    site: organization {
      ...SiteFacts
    }
  }
`;

export default function NotFoundPage() {
  return <NotFound />;
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
