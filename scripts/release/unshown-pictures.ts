import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { forEachPage } from "../../src/built-site/built-pages";
import { filesIn } from "../../src/built-site/files-in";

/** URL of a picture encoded by Gatsby, relative to the site's root. */
const encoded = /static\/[\da-f]+\/[^\s"',)]+/g;

/**
 * Removes encoded pictures that no page uses. Gatsby keeps those of earlier
 * builds, so pictures that staff deleted would stay public.
 */
export async function removeUnshownPictures(folder: string) {
  const shown = new Set<string>();
  await forEachPage(folder, async (file) => {
    const html = await readFile(file, "utf8");
    for (const [address] of html.matchAll(encoded)) shown.add(address);
  });
  for (const name of await filesIn(folder)) {
    const isUnshown = name.match(encoded) !== null && !shown.has(name);
    if (isUnshown) await rm(path.join(folder, name));
  }
}
