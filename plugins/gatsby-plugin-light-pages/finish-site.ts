import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachPage } from "../../src/built-site/built-pages";
import { withTextDirections } from "../../src/built-site/text-direction";
import { withSmallStyles } from "./small-styles";

/** Build artifacts that visitors don't need. */
const leftovers = ["~partytown", "webpack.stats.json", "chunk-map.json"];

async function finishFile(folder: string, file: string) {
  const html = await readFile(file, "utf8");
  const finished = await withSmallStyles(withTextDirections(html)).catch(
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
 * @throws {Error} naming the page, if its CSS can't be parsed
 */
export async function finishSite(folder: string) {
  await forEachPage(folder, (file) => finishFile(folder, file));
  for (const name of leftovers) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
