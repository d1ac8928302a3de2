import type { Site } from "../content/schema/site";
import { tokens } from "../theme/tokens";

/** Files generated at the site root from `content/site.yml`, keyed by name. */
export function siteFiles(
  site: Pick<Site, "name" | "county" | "url">,
  pathPrefix: string,
): Record<string, string> {
  const icon = (size: number) => ({
    src: `${pathPrefix}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: site.name,
    short_name: site.county,
    start_url: `${pathPrefix}/`,
    display: "browser",
    // The manifest is read outside any page, so CSS variables don't work.
    background_color: tokens.color.page,
    theme_color: tokens.color.page,
    icons: [icon(192), icon(512)],
  };
  const robots = [
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${site.url}${pathPrefix}/sitemap-index.xml`,
  ];
  return {
    "manifest.webmanifest": `${JSON.stringify(manifest, null, 2)}\n`,
    "robots.txt": `${robots.join("\n")}\n`,
  };
}
