import type { NodeInput } from "gatsby";
import type { Content } from "../../src/content/content";
import { linksIn } from "../../src/content/page-links";

/** The id of the node with the contents of a file in `content/`. */
export const contentNodeId = (file: string) => `content/${file}`;

/** The contents of each file, by its path in the content folder. */
function filesOf(content: Content) {
  const { site, home, programs, impact, pages, notice, events } = content;
  return new Map<string, unknown>([
    // The bar and the footer get their links here, because queries of the pages
    // would rebuild every page whenever a page is added or deleted.
    [
      "site.yml",
      {
        ...site,
        notice: notice ?? null,
        events: events ?? null,
        menuPages: linksIn("menu", pages),
        footerPages: linksIn("footer", pages),
      },
    ],
    ["home.yml", home],
    ["programs.yml", programs],
    ["impact.yml", impact],
    ...pages.map(({ file, ...page }) => [file, page] as const),
  ]);
}

/**
 * One node per checked file, with the values that the checker parsed. Pages
 * only show these values; Gatsby does not parse the files again.
 *
 * @param digest Gatsby's `createContentDigest`
 */
export function contentNodes(
  content: Content,
  digest: (value: object) => string,
): NodeInput[] {
  return Array.from(filesOf(content), ([file, value]) => ({
    id: contentNodeId(file),
    value,
    internal: {
      type: "CheckedFile",
      contentDigest: digest({ value }),
    },
  }));
}
