import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { forEachPage } from "../../src/built-site/built-pages";
import { finishedPage } from "./finished-page";
import { pageDataFile } from "./page-data-file";

/** Build artifacts that visitors don't need. */
const leftovers = ["~partytown", "webpack.stats.json", "chunk-map.json"];

const pageData = z.object({ componentChunkName: z.string() });

/** The chunk name of a page's component, from its page data. */
async function componentOf(folder: string, file: string) {
  const data = pageDataFile(path.relative(folder, file));
  const written: unknown = JSON.parse(
    await readFile(path.join(folder, data), "utf8"),
  );
  return pageData.parse(written).componentChunkName;
}

async function finishFile(folder: string, file: string) {
  const html = await readFile(file, "utf8");
  const component = await componentOf(folder, file);
  const finished = await finishedPage(html, component).catch(
    (cause: unknown) => {
      const page = path.relative(folder, file);
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `Could not optimize the page ${page}: ${reason}. The content is fine, so ask a developer.`,
        { cause },
      );
    },
  );
  if (finished !== html) await writeFile(file, finished);
}

/**
 * Optimizes every page of a built site and removes unused files.
 *
 * @throws {Error} naming the page, if its HTML has an unexpected form
 */
export async function finishSite(folder: string) {
  await forEachPage(folder, (file) => finishFile(folder, file));
  for (const name of leftovers) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
