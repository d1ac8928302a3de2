import { withPrefix, type WrapPageElementBrowserArgs } from "gatsby";
import React from "react";
import { currentPath } from "../components/current-path";
import { Layout } from "./layout";
import type { SiteFacts } from "./site-facts";

/** What every page query of this site returns, and Gatsby's own pages don't. */
interface PageData {
  readonly site?: SiteFacts;
}

/**
 * Puts the shared layout around a page, for `gatsby-browser` and `gatsby-ssr`
 * alike. From outside the page, so that the bar and a toast that is showing
 * stay where they are when the page changes.
 */
export function wrapPageElement({
  element,
  props,
}: Pick<
  WrapPageElementBrowserArgs<PageData | undefined>,
  "element" | "props"
>) {
  const site = props.data?.site;
  // `gatsby develop` has a 404 page of its own, which queries nothing.
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
