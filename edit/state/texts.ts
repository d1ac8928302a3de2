import type { Snapshot } from "../../src/content/read/snapshot";

/**
 * What each file holds, by its path in the content folder: the text of a text
 * file, and the bytes of a picture or document in base64 (see `textFrom`).
 */
export type Texts = ReadonlyMap<string, string>;

/** A file and what it holds, as the editor keeps it; null if it isn't there. */
export interface FileText {
  readonly path: string;
  readonly text: string | null;
}

/** A content folder. No file is in both of its parts. */
export interface ContentFolder {
  /** The texts, with the pictures and documents that were read. */
  readonly texts: Texts;
  readonly otherFiles: Snapshot;
}

/** The texts after some files change. */
export function withChanges(texts: Texts, files: readonly FileText[]): Texts {
  const changed = new Map(texts);
  for (const { path, text } of files) {
    if (text === null) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}

/** A content folder after some files change, which may not have been read before. */
export function withFiles<Folder extends ContentFolder>(
  folder: Folder,
  files: readonly FileText[],
): Folder {
  const { texts, otherFiles } = folder;
  const entries = otherFiles.entries.filter((entry) =>
    files.every(({ path }) => path !== entry.path),
  );
  return {
    ...folder,
    texts: withChanges(texts, files),
    otherFiles: { ...otherFiles, entries },
  };
}

/** A changed file: what it held, and what it holds now; null for nothing. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The files that differ, sorted by path. */
export const changedFiles = (before: Texts, after: Texts): ChangedFile[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((path) => ({
      path,
      before: before.get(path) ?? null,
      after: after.get(path) ?? null,
    }))
    .filter((file) => file.before !== file.after);
