import {
  shareCardAddress,
  shareCardSize,
} from "../content/schema/page-address";
import type { PageVersion } from "../content/site/page-versions";
import { withPrefix } from "../site-address";
import { colors } from "../theme/colors";
import { duskQuery } from "../theme/queries";
import { type SiteFacts, absoluteOn } from "./site-facts";
import { StructuredData, siteGraph } from "./structured-data";

interface PageHeadProps {
  readonly site: SiteFacts;
  readonly title: string;
  readonly description: string;
  /** The page's address, or null if it has none of its own (404). */
  readonly address: string | null;
  /** The page in all its languages, if it has several. */
  readonly versions?: readonly PageVersion[];
}

/** The head of every page: title and metadata for search engines and previews. */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, address, versions = [] } = props;
  const absolute = absoluteOn(site);
  const url = address === null ? null : absolute(address);
  // The home page's title is just the organization's name.
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  const share = absolute(shareCardAddress);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      {versions.map(({ lang, address: version }) => (
        <link
          key={version}
          rel="alternate"
          hrefLang={lang}
          href={absolute(version)}
        />
      ))}
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={share} />
      <meta property="og:image:width" content={`${shareCardSize.width}`} />
      <meta property="og:image:height" content={`${shareCardSize.height}`} />
      <meta property="og:image:alt" content={`${site.name}. ${site.heroAlt}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Browsers use the first that applies. */}
      <meta name="theme-color" media={duskQuery} content={colors.page.dusk} />
      <meta name="theme-color" content={colors.page.day} />
      <link rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />
      <link rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      {/* Only on the home page, where search engines and installers look. */}
      {address === "/" && (
        <>
          <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
          <StructuredData graph={siteGraph(site, description)} />
        </>
      )}
    </>
  );
}
