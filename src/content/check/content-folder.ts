import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** What stands in the content folder under one name. */
export interface Entry {
  /** Relative to the content folder, divided by `/`. */
  path: string;
  name: string;
  kind: "file" | "folder" | "outside" | "other";
  /** In bytes. */
  size: number;
  location: string;
}

/**
 * Files that operating systems and editors leave behind. The build doesn't
 * read them, unless they end like content.
 */
const isLeftBehind = (name: string) =>
  /^\.|~$|^(?:Thumbs\.db|desktop\.ini)$/i.test(name) &&
  !/\.(?:mdx?|ya?ml)$/i.test(name);

async function kindOf(
  location: string,
  root: string,
): Promise<{ kind: Entry["kind"]; size: number }> {
  try {
    const link = await lstat(location);
    if (link.isSymbolicLink()) {
      const target = await realpath(location);
      if (!target.startsWith(root + sep)) return { kind: "outside", size: 0 };
    }
    const stats = await stat(location);
    if (stats.isDirectory()) return { kind: "folder", size: 0 };
    return { kind: stats.isFile() ? "file" : "other", size: stats.size };
  } catch {
    // A link to nothing, or a file that went away while we looked.
    return { kind: "outside", size: 0 };
  }
}

/** Folders that are looked into; what is in any other is of no use. */
const knownFolders = ["pages", "images"];

async function listFolder(
  location: string,
  root: string,
  prefix: string,
): Promise<Entry[]> {
  const names = (await readdir(location)).filter((name) => !isLeftBehind(name));
  const entries: Entry[] = [];
  for (const name of names.toSorted()) {
    const path = prefix + name;
    const at = join(location, name);
    const { kind, size } = await kindOf(at, root);
    entries.push({ path, name, kind, size, location: at });
    if (kind === "folder" && knownFolders.includes(path)) {
      entries.push(...(await listFolder(at, root, `${path}/`)));
    }
  }
  return entries;
}

/**
 * All that stands in a content folder, by name.
 *
 * @throws {Error} when there is no such folder, or it can't be read
 */
export async function readContentFolder(directory: string): Promise<Entry[]> {
  const root = await realpath(directory);
  return listFolder(root, root, "");
}
