import { graphql } from "gatsby";
import React from "react";
import { isBodyTree } from "../content/body/tree";
import { TextPageView } from "./text-page-view";
import { PageHead } from "../layout/page-head";
import { isDrawn } from "../layout/site-facts";
import { renditionsOf } from "./renditions";

export const query = graphql`
  query TextPage($path: String!) {
    site: organization {
      ...SiteFacts
    }
    page(path: $path) {
      path
      tree
      versions {
        lang
        path
      }
      photos {
        image
        picture {
          day {
            ...Photo
          }
          dusk {
            ...Photo
          }
        }
      }
      frontMatter {
        title
        description
        lastUpdated
        lang
        header
        picture {
          day {
            ...Banner
          }
          dusk {
            ...Banner
          }
        }
      }
    }
    impactFigures {
      ...ImpactFigure
    }
  }
`;

type Result = Queries.TextPageQuery;

/** Gatsby declares JSON as an object, but the tree is a list. */
type Page = Omit<Result["page"], "tree"> & { readonly tree: unknown };

type TextPageData = Omit<Result, "page"> & { readonly page: Page };

interface TextPageProps {
  readonly data: TextPageData;
}

/** A photo by its name in the text. */
function photoOf(photo: TextPageData["page"]["photos"][number]) {
  return [photo.image, renditionsOf(photo.picture, "photo")] as const;
}

export default function TextPage({ data }: TextPageProps) {
  const { site, page, impactFigures } = data;
  const { title, lastUpdated, lang, header, picture } = page.frontMatter;
  if (!isBodyTree(page.tree)) {
    throw new TypeError(`The text of ${page.path} is not a valid body tree`);
  }
  return (
    <TextPageView
      title={title}
      lastUpdated={lastUpdated}
      language={lang ?? "en"}
      otherVersions={page.versions.filter(({ path }) => path !== page.path)}
      header={isDrawn(site) ? (header ?? undefined) : "none"}
      picture={picture && renditionsOf(picture, "wide")}
      tree={page.tree}
      facts={{
        contact: site,
        donateAddress: site.donateAddress,
        figures: impactFigures,
        photos: new Map(page.photos.map(photoOf)),
      }}
    />
  );
}

export function Head({ data }: TextPageProps) {
  const { path, versions, frontMatter } = data.page;
  const { title, description } = frontMatter;
  return (
    <PageHead
      site={data.site}
      title={title}
      description={description}
      path={path}
      versions={versions}
    />
  );
}
