import type { NodeInput } from "gatsby";
import { siteData } from "../../src/page-data/site-data";
import { stagedName } from "./fetch-stock-photos";
import type { StagedContent } from "./stage";

/** The name of the node that lists the addresses of all pages. */
export const pageList = "pages";

/**
 * Makes all nodes new in each run. Gatsby stores a node at once, but only at the end
 * of a build which pages it changes: after a build that was interrupted, or `npm run
 * types`, the next one would publish old content.
 */
const run = Date.now();

/** The id of the node with a part of the site's data, or the page at an address. */
export const contentNodeId = (name: string) => `content:${name}`;

/**
 * One node per page and per part of the site's data, made of the values that
 * the checker parsed, with the staged names of pictures. Pages only show these
 * values; Gatsby does not parse the files again.
 *
 * @param digest Gatsby's `createContentDigest`
 */
export function contentNodes(
  content: StagedContent,
  digest: (value: object) => string,
): NodeInput[] {
  const staged = new Set([...content.pictures, ...content.stockPhotos]);
  const { pages, ...parts } = siteData(content, (image) => {
    const name = stagedName(image);
    return staged.has(name) ? name : null;
  });
  const values: [name: string, value: unknown][] = [
    ...pages.map((page): [string, unknown] => [page.address, page]),
    ...Object.entries(parts),
    // Last: once a page is listed, Gatsby queries it, and does not try again.
    [pageList, pages.map(({ address }) => address)],
  ];
  return values.map(([name, value]) => ({
    id: contentNodeId(name),
    value,
    internal: { type: "CheckedContent", contentDigest: digest({ value, run }) },
  }));
}
