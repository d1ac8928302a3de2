import { type ReactElement } from "react";
import { withPrefix } from "../site-address";
import { Layout } from "./layout";
import type { SiteFacts } from "./site-facts";

interface WrapPageProps {
  readonly element: ReactElement;
  readonly props: {
    /** Every page query of this site returns it; Gatsby's own pages lack it. */
    readonly data?: { readonly site?: SiteFacts } | undefined;
    readonly location: Pick<Location, "pathname">;
  };
}

/**
 * Wraps pages in the shared layout, in `gatsby-browser` and `gatsby-ssr`.
 * In `gatsby develop`, the bar and any toast stay in place across navigation, because
 * they are outside the page component.
 */
export function wrapPageElement({ element, props }: WrapPageProps) {
  const site = props.data?.site;
  // The 404 page of `gatsby develop` has no query.
  if (site === undefined) return element;
  const inside = props.location.pathname.slice(withPrefix("/").length);
  return (
    <Layout site={site} address={`/${inside}`}>
      {element}
    </Layout>
  );
}
