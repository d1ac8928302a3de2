import path from "node:path";
import { filesIn } from "./files-in";

/** HTML fragments that Gatsby reuses in later builds; they are not pages. */
const fragments = "_gatsby/";

async function pagesIn(folder: string) {
  const names = await filesIn(folder);
  return names
    .filter((name) => name.endsWith(".html") && !name.startsWith(fragments))
    .map((name) => path.join(folder, name));
}

/** Pages processed in parallel. */
const concurrency = 32;

/** Calls `work` with the file path of every page of a built site. */
export async function forEachPage(
  folder: string,
  work: (file: string) => Promise<void>,
) {
  const files = await pagesIn(folder);
  while (files.length > 0) {
    await Promise.all(files.splice(0, concurrency).map(work));
  }
}
