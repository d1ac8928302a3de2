import path from "node:path";
import { filesIn } from "./files-in";

/** Gatsby's own pieces, which it puts into pages in a later build. */
const pieces = "_gatsby/";

async function pagesIn(folder: string) {
  const names = await filesIn(folder);
  return names
    .filter((name) => name.endsWith(".html") && !name.startsWith(pieces))
    .map((name) => path.join(folder, name));
}

/** Pages that are read and written at a time: a disk likes company. */
const atOnce = 32;

/** Does a piece of work for the file of every page of a built site. */
export async function forEachPage(
  folder: string,
  work: (file: string) => Promise<void>,
) {
  const files = await pagesIn(folder);
  while (files.length > 0) {
    await Promise.all(files.splice(0, atOnce).map(work));
  }
}
