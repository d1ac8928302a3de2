import path from "node:path";
import { filesIn } from "../content/load/files-in";

/**
 * HTML that isn't a page for visitors: fragments that Gatsby reuses in later
 * builds, and the editor, with the copy that releases have of it.
 */
const others = /^(?:_gatsby\/|edit(?:\/index)?\.html$)/;

/** The pages of a built site, as files from its folder: `about/index.html`. */
export async function pagesIn(folder: string) {
  const names = await filesIn(folder);
  return names.filter((name) => name.endsWith(".html") && !others.test(name));
}

/**
 * The address of a built page, relative to the site's root, without a leading
 * slash. 404.html is served for unknown addresses.
 */
export const pageAddress = (file: string) =>
  file === "404.html" ? "no/such/page" : file.replace(/\/?index\.html$/, "");

/** Pages processed in parallel. */
const concurrency = 32;

/** Calls `work` with the file path of every page of a built site. */
export async function forEachPage(
  folder: string,
  work: (file: string) => Promise<void>,
) {
  const pages = await pagesIn(folder);
  const files = pages.map((name) => path.join(folder, name));
  while (files.length > 0) {
    await Promise.all(files.splice(0, concurrency).map(work));
  }
}
