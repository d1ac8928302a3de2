import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A hash of the names and the contents of the files below a folder. */
export async function folderHash(folder: string) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const hash = createHash("md5");
  for (const file of files.sort()) {
    hash.update(path.relative(folder, file)).update(await readFile(file));
  }
  return hash.digest("hex");
}
