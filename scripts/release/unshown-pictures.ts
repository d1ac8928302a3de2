import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { pagesIn } from "../../src/built-site/built-pages";
import { filesIn } from "../../src/content/load/files-in";

/** URL of a picture that the build wrote, relative to the site's root. */
const built = /static\/[^\s"',)]+\.(?:avif|jpe?g|png|svg|webp)/g;

/**
 * Removes pictures that no page shows. Gatsby keeps those of earlier builds, so
 * pictures that staff deleted would stay public; and it writes every drawing,
 * even if site.yml leaves them out.
 */
export async function removeUnshownPictures(folder: string) {
  const shown = new Set<string>();
  for (const page of await pagesIn(folder)) {
    const html = await readFile(path.join(folder, page), "utf8");
    for (const [address] of html.matchAll(built)) shown.add(address);
  }
  for (const name of await filesIn(folder)) {
    const isUnshown = name.match(built) !== null && !shown.has(name);
    if (isUnshown) await rm(path.join(folder, name));
  }
}
