import { readdir } from "node:fs/promises";
import path from "node:path";

/** The files in a folder and the folders in it. */
export async function filesIn(folder: string) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
