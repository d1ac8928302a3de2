import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A hash of the names and the contents of the files in a folder. */
export async function folderHash(folder: string) {
  const hash = createHash("md5");
  for (const name of (await readdir(folder)).sort()) {
    hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest("hex");
}
