import type { Site } from "../content/schema/site";
import { palette } from "../theme/palette";

/** Files at the site's root that are made from `content/site.yml`, by name. */
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
    background_color: palette.paper,
    theme_color: palette.paper,
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
