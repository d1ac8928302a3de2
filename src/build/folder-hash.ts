import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "./files-in";

/** A file to hash: the name it goes by, and where it is. */
interface NamedFile {
  readonly path: string;
  readonly location: string;
}

/** A hash of the names and the contents of files, in the order given. */
export async function filesHash(files: readonly NamedFile[]) {
  const hash = createHash("md5");
  for (const file of files) {
    hash.update(file.path).update(await readFile(file.location));
  }
  return hash.digest("hex");
}

/** A hash of the names and the contents of the files below a folder. */
export async function folderHash(folder: string) {
  const names = await filesIn(folder);
  return filesHash(
    names.map((name) => ({ path: name, location: path.join(folder, name) })),
  );
}
