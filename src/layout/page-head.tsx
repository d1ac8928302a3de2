import { withPrefix } from "gatsby";
import React from "react";
import { theme } from "../theme/theme";
import type { SiteFacts } from "./site-facts";
import { structuredData } from "./structured-data";

interface PageHeadProps {
  readonly site: SiteFacts;
  readonly title: string;
  readonly description: string;
  /** The page's address, or null for a page that has none of its own. */
  readonly path: string | null;
}

/** The head of every page: what tabs, search engines and link previews show. */
export function PageHead({ site, title, description, path }: PageHeadProps) {
  const absolute = (address: string) => site.url + withPrefix(address);
  // On the home page the organization's name is the title.
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  const share = absolute("/share-card.jpg");
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(path)} />
      )}
      {path !== null && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={share} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={theme.raw.color.page} />
      <link rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />
      <link rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      {/* Said once: where search engines look, and where visitors install. */}
      {path === "/" && (
        <>
          <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: structuredData(site, absolute),
            }}
          />
        </>
      )}
    </>
  );
}
