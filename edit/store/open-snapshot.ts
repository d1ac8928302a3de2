import type { FolderEntry, Snapshot } from "../../src/content/read/snapshot";
import { isTextFile } from "../../src/content/schema/files";
import { isUploadName } from "../../src/content/schema/upload-names";
import { withPlainEnds } from "./encoding";
import type { OpenContent } from "./store";
import { isUnread, unreadText } from "./texts";

/** An entry; for a picture or document, with Git's hash of it. */
export interface HashedEntry extends FolderEntry {
  readonly hash?: string;
}

/** The list of pictures and documents that the build writes beside the editor. */
export const builtList = "files.json";

/** A content folder whose pictures and documents have hashes. */
export interface HashedSnapshot extends Snapshot {
  readonly entries: readonly HashedEntry[];
}

/** What a file holds; undefined if it can't be edited, which the check reports. */
function textOf({ path, kind, text, isDamaged, hash }: HashedEntry) {
  if (isTextFile(path))
    return isDamaged ? undefined : text && withPlainEnds(text);
  const isUpload = kind === "file" && isUploadName(path);
  return isUpload && hash !== undefined ? unreadText(hash) : undefined;
}

/**
 * Opens a content folder.
 *
 * @param name where it is
 */
export function openSnapshot(
  name: string,
  snapshot: HashedSnapshot,
): OpenContent {
  const { entries } = snapshot;
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const text = textOf(entry);
    if (text !== undefined) texts.set(entry.path, text);
  }
  const unread = entries.filter(({ path }) => isUnread(texts.get(path)));
  const others = entries.filter(({ path }) => !texts.has(path));
  return {
    name,
    texts,
    unread: new Map(unread.map((entry) => [entry.path, entry])),
    otherFiles: { ...snapshot, entries: others },
  };
}
