import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "./files-in";

/** A hash of the names and the contents of the files below a folder. */
export async function folderHash(folder: string) {
  const hash = createHash("md5");
  for (const name of await filesIn(folder)) {
    hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest("hex");
}
