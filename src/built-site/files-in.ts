import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * The files in a folder and the folders in it, in order: their paths from that
 * folder, with `/` on every system.
 *
 * @throws {Error} when there is no such folder
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, "/"),
    )
    .sort();
}
