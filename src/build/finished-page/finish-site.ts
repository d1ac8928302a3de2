import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
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

const pageData = z.object({ componentChunkName: z.string() });

/** The chunk of a page's component, by what Gatsby writes beside the page. */
async function componentOf(folder: string, file: string) {
  const page = path.relative(folder, file).replace(/(?:\/|^)index\.html$/, "");
  const data = path.join(
    folder,
    "page-data",
    page === "" ? "index" : page,
    "page-data.json",
  );
  const written: unknown = JSON.parse(await readFile(data, "utf8"));
  return pageData.parse(written).componentChunkName;
}

async function finishFile(folder: string, file: string) {
  const html = await readFile(file, "utf8");
  const finished = await finishedPage(html, await componentOf(folder, file));
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
    const some = files.splice(0, atOnce);
    await Promise.all(some.map((file) => finishFile(folder, file)));
  }
  for (const name of leftovers) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
