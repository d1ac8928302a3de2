import type { Entry, Snapshot } from "../../src/content/read/snapshot";
import { isTextFile } from "../../src/content/schema/files";
import { isUploadName } from "../../src/content/schema/upload-names";
import { withPlainEnds } from "./encoding";
import type { OpenContent } from "./store";
import { isUnread, unreadText } from "./texts";

/** What a file holds; undefined if it can't be edited, which the check reports. */
function textOf(entry: Entry, hash: string | undefined) {
  const { path, kind, text, isDamaged } = entry;
  if (isTextFile(path))
    return isDamaged ? undefined : text && withPlainEnds(text);
  const isUpload = kind === "file" && isUploadName(path);
  return isUpload && hash !== undefined ? unreadText(hash) : undefined;
}

/**
 * Opens a content folder.
 *
 * @param name where it is
 * @param hashes Git's hashes of its pictures and documents
 */
export function openSnapshot(
  name: string,
  snapshot: Snapshot,
  hashes: ReadonlyMap<string, string>,
): OpenContent {
  const { entries } = snapshot;
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const text = textOf(entry, hashes.get(entry.path));
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
