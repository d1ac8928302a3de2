import { copyFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/built-site/files-in";

/** Of every page but the home page, which needs no other name. */
const page = "/index.html";

/**
 * Gives `about/index.html` a copy named `about.html`. With the folder alone,
 * GitHub Pages, Netlify and Cloudflare Pages send visitors of `/about` on to
 * `/about/`, a round trip later; with both, `/about` is served at once and an
 * old link to `/about/` still leads to the page.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function flatPages(folder: string) {
  const names = await filesIn(folder);
  for (const name of names.filter((each) => each.endsWith(page))) {
    const copy = `${name.slice(0, -page.length)}.html`;
    await copyFile(path.join(folder, name), path.join(folder, copy));
  }
}
