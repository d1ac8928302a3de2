import { copyFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "./files-in";

const page = `${path.sep}index.html`;

/**
 * Gives `about/index.html` a copy named `about.html`. With the folder alone,
 * GitHub Pages, Netlify and Cloudflare Pages send visitors of `/about` on to
 * `/about/`, a round trip later; with both, `/about` is served at once and an
 * old link to `/about/` still leads to the page.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function flatPages(folder: string) {
  const files = await filesIn(folder);
  for (const file of files.filter((each) => each.endsWith(page))) {
    const copy = `${file.slice(0, -page.length)}.html`;
    // The home page has no name, and the page for unknown addresses its file.
    if (path.dirname(file) === folder || files.includes(copy)) continue;
    await copyFile(file, copy);
  }
}
