import { copyFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/content/load/files-in";

/** Matches every page but the home page, which needs no copy. */
const page = "/index.html";

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
  for (const name of names.filter((each) => each.endsWith(page))) {
    const copy = `${name.slice(0, -page.length)}.html`;
    await copyFile(path.join(folder, name), path.join(folder, copy));
  }
}
