import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

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
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const locations = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return filesHash(
    locations.sort().map((location) => ({
      path: path.relative(folder, location),
      location,
    })),
  );
}
