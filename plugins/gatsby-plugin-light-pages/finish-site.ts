import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachPage } from "../../src/built-site/built-pages";
import { withTextDirections } from "../../src/built-site/text-direction";
import { withSmallStyles } from "./small-styles";

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
 * Optimizes every page of a built site.
 *
 * @throws {Error} naming the page, if its CSS can't be parsed
 */
export async function finishSite(folder: string) {
  await forEachPage(folder, (file) => finishFile(folder, file));
}
