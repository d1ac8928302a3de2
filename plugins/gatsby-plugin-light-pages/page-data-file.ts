import path from "node:path";

/**
 * The file with a page's data, relative to the built site:
 * `page-data/about/page-data.json` for the page `about/index.html`.
 */
export function pageDataFile(page: string): string {
  const isIndex = path.basename(page) === "index.html";
  const name = isIndex ? path.dirname(page) : page;
  return path.join(
    "page-data",
    name === "." ? "index" : name,
    "page-data.json",
  );
}
