import { copyFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/content/load/files-in";

/** The end of every page's file but that of the home page, which needs no copy. */
const page = "/index.html";

/**
 * Gets no copy: Netlify would redirect `/edit/` to it, and the page would send
 * visitors back to `/edit/`, where its files are.
 */
const editor = `edit${page}`;

/**
 * Copies `about/index.html` to `about.html`. With only the folder, GitHub
 * Pages, Netlify, and Cloudflare Pages redirect `/about` to `/about/`, which
 * costs a round trip. With both, `/about` is served directly, and `/about/`
 * still works.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function flatPages(folder: string) {
  const names = await filesIn(folder);
  const pages = names.filter((name) => name.endsWith(page) && name !== editor);
  for (const name of pages) {
    const copy = `${name.slice(0, -page.length)}.html`;
    await copyFile(path.join(folder, name), path.join(folder, copy));
  }
}
