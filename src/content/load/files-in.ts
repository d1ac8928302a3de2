import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Lists the files in a folder and its subfolders, sorted, as paths relative to
 * that folder, with `/` on every system.
 *
 * @throws {Error} if the folder does not exist
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      relative(folder, join(parentPath, name)).replaceAll(sep, "/"),
    )
    .toSorted();
}
