import { withPrefix, type WrapPageElementBrowserArgs } from "gatsby";
import React from "react";
import { currentPath } from "../components/current-path";
import { Layout } from "./layout";
import type { SiteFacts } from "./site-facts";

/** Returned by every page query of this site, but not by Gatsby's own pages. */
interface PageData {
  readonly site?: SiteFacts;
}

/**
 * Wraps pages in the shared layout, in `gatsby-browser` and `gatsby-ssr`.
 * In the preview, the bar and any toast stay in place across navigation, because
 * they are outside the page component.
 */
export function wrapPageElement({
  element,
  props,
}: Pick<
  WrapPageElementBrowserArgs<PageData | undefined>,
  "element" | "props"
>) {
  const site = props.data?.site;
  // The 404 page of `gatsby develop` has no query.
  if (site === undefined) return element;
  return (
    <Layout
      site={site}
      path={currentPath(props.location.pathname, withPrefix("/"))}
    >
      {element}
    </Layout>
  );
}
