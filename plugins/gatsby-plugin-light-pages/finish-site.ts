import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachPage } from "../../src/built-site/built-pages";
import { withSmallStyles } from "./small-styles";

/** Build artifacts that visitors don't need. */
const leftovers = ["~partytown", "webpack.stats.json", "chunk-map.json"];

async function finishFile(file: string) {
  const html = await readFile(file, "utf8");
  const finished = await withSmallStyles(html);
  if (finished !== html) await writeFile(file, finished);
}

/** Optimizes every page of a built site and removes unused files. */
export async function finishSite(folder: string) {
  await forEachPage(folder, finishFile);
  for (const name of leftovers) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
