import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { finishedPage } from "./finished-page";

/** What builds leave for themselves or for features that the site lacks. */
const leftovers = ["~partytown", "webpack.stats.json", "chunk-map.json"];

/** Gatsby's own pieces, which it puts into pages in a later build. */
const pieces = "_gatsby";

async function pagesIn(folder: string) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !path.relative(folder, file).startsWith(pieces));
}

/** Pages that are read and written at a time: a disk likes company. */
const atOnce = 32;

async function finishFile(file: string) {
  const html = await readFile(file, "utf8");
  const finished = await finishedPage(html);
  if (finished !== html) await writeFile(file, finished);
}

/**
 * Finishes every page of a built site, and takes away what nobody asks for.
 *
 * @throws {Error} when a page is not as Gatsby made pages so far
 */
export async function finishSite(folder: string) {
  const files = await pagesIn(folder);
  while (files.length > 0) {
    await Promise.all(files.splice(0, atOnce).map(finishFile));
  }
  for (const name of leftovers) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
