import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isSystemFile, isTextFile } from "../schema/files";
import {
  contentFolders,
  isDocumentName,
  isPictureName,
} from "../schema/upload-names";
import { largestTextFile } from "../schema/limits";
import type { FolderEntry } from "../read/snapshot";
import { textIn } from "../read/text";
import { readPdf } from "./read-pdf";
import { readPicture } from "./read-picture";

async function readEntry(root: string, path: string): Promise<FolderEntry> {
  const location = join(root, path);
  const stats = await lstat(location);
  const { size } = stats;
  if (stats.isDirectory()) return { path, kind: "folder", size: 0 };
  if (!stats.isFile()) return { path, kind: "other", size: 0 };
  if (isTextFile(path) && size <= largestTextFile) {
    const bytes = await readFile(location).catch(() => undefined);
    return { path, kind: "file", size, ...(bytes && textIn(bytes)) };
  }
  if (isDocumentName(path)) {
    return { path, kind: "file", size, pdf: await readPdf(location, size) };
  }
  if (!isPictureName(path)) return { path, kind: "file", size };
  const picture = await readPicture(location, size);
  return { path, kind: "file", size, picture };
}

/**
 * Lists everything in a content folder, sorted by path.
 *
 * @throws {Error} if the folder is missing or unreadable
 */
export async function readFolder(
  root: string,
  below = "",
): Promise<FolderEntry[]> {
  const names = await readdir(join(root, below));
  const entries = await Promise.all(
    names
      .filter((name) => !isSystemFile(name))
      .toSorted()
      .map((name) => readEntry(root, below ? `${below}/${name}` : name)),
  );
  const folders = entries.filter(
    ({ kind, path }) => kind === "folder" && contentFolders.includes(path),
  );
  const inside = await Promise.all(
    folders.map(({ path }) => readFolder(root, path)),
  );
  return [...entries, ...inside.flat()].toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  );
}
