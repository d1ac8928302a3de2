import type { CalendarEvent } from "../content/site/events";
import { calendarAddress } from "../content/schema/page-address";
import { longestShortName, type Site } from "../content/schema/site";
import { colors } from "../theme/colors";
import { calendar } from "./calendar";

/**
 * Files generated at the site root from the content, keyed by name; null for one
 * that the site doesn't have, which an earlier build may have left.
 */
export function siteFiles(
  site: Pick<Site, "name" | "shortName" | "url" | "timeZone">,
  events: readonly CalendarEvent[] | undefined,
  pathPrefix: string,
): Record<string, string | null> {
  const icon = (size: number, name = `icon-${size}`) => ({
    src: `${pathPrefix}/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: site.name,
    // Shown below the icon. If neither is short enough, phones cut off the
    // name.
    short_name: [site.shortName, site.name].find(
      (name) => name && name.length <= longestShortName,
    ),
    start_url: `${pathPrefix}/`,
    display: "browser",
    // The manifest is read outside any page, so CSS variables don't work.
    background_color: colors.page.day,
    theme_color: colors.page.day,
    icons: [
      icon(192),
      icon(512),
      // For phones that cut icons into a shape: it has room for that.
      { ...icon(512, "icon-maskable"), purpose: "maskable" },
    ],
  };
  const absolute = (address: string) => `${site.url}${pathPrefix}${address}`;
  return {
    [calendarAddress.slice(1)]: events
      ? calendar(site, events, absolute)
      : null,
    "manifest.webmanifest": `${JSON.stringify(manifest, null, 2)}\n`,
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${absolute("/sitemap-index.xml")}\n`,
  };
}
