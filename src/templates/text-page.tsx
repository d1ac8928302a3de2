import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { isBodyTree } from "../content/body/tree";
import { donateAddress } from "../content/donate-address";
import { Document } from "./document";
import { PageHead } from "../layout/page-head";

export const query = graphql`
  query TextPage($path: String!) {
    site: organization {
      ...SiteFacts
    }
    page(path: $path) {
      path
      tree
      frontMatter {
        title
        description
        lastUpdated
      }
    }
    impactFigures {
      ...Figure
    }
  }
`;

export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { site, page, impactFigures } = data;
  const { title, lastUpdated } = page.frontMatter;
  if (!isBodyTree(page.tree)) {
    throw new TypeError(`The text of ${page.path} is not a valid body tree`);
  }
  return (
    <Document
      title={title}
      lastUpdated={lastUpdated}
      tree={page.tree}
      facts={{
        contact: site,
        donateHref: donateAddress(site),
        figures: impactFigures,
      }}
    />
  );
}

export function Head({ data }: HeadProps<Queries.TextPageQuery>) {
  const { title, description } = data.page.frontMatter;
  return (
    <PageHead
      site={data.site}
      title={title}
      description={description}
      path={data.page.path}
    />
  );
}
