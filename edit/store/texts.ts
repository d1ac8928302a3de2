import type { FolderEntry, Snapshot } from "../../src/content/read/snapshot";

/**
 * What each file holds, by its path in the content folder: the text of a text
 * file, and the bytes of a picture or document in base64 (see `textFrom`). For
 * one that was only listed, not read, Git's hash of it (see `unreadText`).
 */
export type Texts = ReadonlyMap<string, string>;

/**
 * What stands in for a picture or document that wasn't read, by Git's hash of it.
 * The store can bring it back by that hash, even if it was replaced or deleted.
 */
export const unreadText = (hash: string) => `unread:${hash}`;

/** The hash in such a stand-in; undefined for another text, even in base64. */
export const unreadHash = (text = "") => /^unread:([\da-f]+)$/.exec(text)?.[1];

export const isUnread = (text?: string) => unreadHash(text) !== undefined;

/** A file and what it holds, as the editor keeps it; null if it isn't there. */
export interface FileText {
  readonly path: string;
  readonly text: string | null;
}

/** A content folder. */
export interface ContentFolder {
  /** All files that can be edited, added or deleted. */
  readonly texts: Texts;
  /** What the check knows of the pictures and documents that weren't read, by path. */
  readonly unread: ReadonlyMap<string, FolderEntry>;
  /** Everything else. */
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
