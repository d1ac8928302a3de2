import { copyFile } from "node:fs/promises";
import path from "node:path";
import { pagesIn } from "../../src/built-site/built-pages";

/** The end of every page's file but that of the home page, which needs no copy. */
const end = "/index.html";

/**
 * Copies `about/index.html` to `about.html`. With only the folder, GitHub
 * Pages, Netlify, and Cloudflare Pages redirect `/about` to `/about/`, which
 * costs a round trip. With both, `/about` is served directly, and `/about/`
 * still works.
 *
 * The editor, which `pagesIn` leaves out, gets no copy: Netlify would redirect
 * `/edit/` to it, and it would send visitors back to `/edit/`, where its files
 * are.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function flatPages(folder: string) {
  const pages = await pagesIn(folder);
  for (const name of pages.filter((each) => each.endsWith(end))) {
    const copy = `${name.slice(0, -end.length)}.html`;
    await copyFile(path.join(folder, name), path.join(folder, copy));
  }
}
