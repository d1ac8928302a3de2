import type { FolderEntry } from "../../read/snapshot";
import { fileTypes, nameOf, originalName } from "../../schema/upload-names";
import { dataName, fileSchemas } from "../../schema/files";
import { nearest } from "../../words/nearest";

const dataNames = Object.keys(fileSchemas).map(dataName);

/** `notice.yml` for `notice.yml.txt`, `Notice.yaml`, or `notice-old.yml`. */
function dataFile(path: string, name: string): string | undefined {
  const [, stem = "", ending] =
    /^(.*?)(\.ya?ml(?:\.txt)?)?$/i.exec(name.toLowerCase()) ?? [];
  if (!ending && path !== nameOf(path)) return undefined;
  const originalStem = stem
    .trim()
    .replace(/(?<![\s_-])[\s_-]*(?:\(\d+\)|\b(?:backup|copy|new|old))$/, "");
  const match = nearest(originalStem, dataNames);
  return match && `${match}.yml`;
}

/** The type of a file that staff may add, from its ending. */
const typeOf = (path: string, name: string) =>
  path.startsWith("pages/") && !name.includes(".")
    ? fileTypes.find(({ folder }) => folder === "pages")
    : fileTypes.find(({ ending }) => ending.test(name));

/**
 * Where a file belongs, judged by its name; its own path if that is right.
 * Undefined if the site has no place for such a file.
 */
export function rightPath(
  path: string,
  entries: readonly FolderEntry[],
): string | undefined {
  const name = nameOf(path).trim();
  const type = typeOf(path, name);
  const pathOf = (each: string) =>
    type && `${type.folder}/${type.nameFrom(each)}`;
  // Without the marks of a copy: `images/a.jpg` for `a (1).jpg`.
  const original = dataFile(path, name) ?? pathOf(originalName(name));
  const isTaken =
    original !== path && entries.some((entry) => entry.path === original);
  return (isTaken && pathOf(name)) || original;
}

/** Whether a file that belongs at a path has another name, or is elsewhere. */
export const isMisplaced = (path: string, entries: readonly FolderEntry[]) =>
  entries.some(
    (entry) =>
      entry.kind === "file" &&
      entry.path !== path &&
      rightPath(entry.path, entries) === path,
  );
