import type { NodeInput } from "gatsby";
import type { Content } from "../../src/content/content";
import { linksIn } from "../../src/content/page-links";

/** The name of the node that lists the files of all pages. */
export const pageList = "pages";

/** The id of the node with the contents of a file in `content/`. */
export const contentNodeId = (file: string) => `content/${file}`;

/** What pages show of each file, by its path in the content folder. */
function* valuesOf(content: Content): Generator<[name: string, unknown]> {
  const { site, home, programs, impact, pages, notice, events } = content;
  for (const { file, ...page } of pages) yield [file, page];
  // The bar and the footer get their links here, because queries of the pages
  // would rebuild every page whenever a page is added or deleted.
  const menuPages = linksIn("menu", pages);
  const footerPages = linksIn("footer", pages);
  const shown = { notice: notice ?? null, events: events ?? null };
  yield ["site.yml", { ...site, ...shown, menuPages, footerPages }];
  yield ["home.yml", home];
  yield ["programs.yml", programs];
  yield ["impact.yml", impact];
  // Last: once a page is listed, Gatsby queries it, and does not try again.
  yield [pageList, pages.map(({ file }) => file)];
}

/**
 * One node per checked file, with the values that the checker parsed. Pages
 * only show these values; Gatsby does not parse the files again.
 *
 * @param digest Gatsby's `createContentDigest`
 */
export const contentNodes = (
  content: Content,
  digest: (value: object) => string,
): NodeInput[] =>
  Array.from(valuesOf(content), ([name, value]) => ({
    id: contentNodeId(name),
    value,
    internal: { type: "CheckedFile", contentDigest: digest({ value }) },
  }));
