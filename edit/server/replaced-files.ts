import { isTextFile } from "../../src/content/schema/files";
import { bytesFrom } from "../store/encoding";
import { Refused } from "../store/refused";
import { unreadHash } from "../store/texts";
import { gitHash } from "./git-hash";

/**
 * The pictures and documents that saving has replaced or deleted, by Git's hash
 * of them: staff may undo that, and the editor may not have read them.
 */
const replaced = new Map<string, Buffer>();

/** Keeps what a file held before it is replaced or deleted; the editor has the texts. */
export function keepReplaced(path: string, before: Buffer) {
  if (!isTextFile(path)) replaced.set(gitHash(before), before);
}

/** A picture or document that saving has replaced or deleted; null for another. */
export const replacedFile = (hash: string) => replaced.get(hash) ?? null;

/**
 * What a file is to hold.
 *
 * @param after what the editor sent: its text or bytes, or Git's hash of a picture
 * or document that the editor hasn't read
 * @param now what it holds; null if it isn't there
 * @throws {Refused} if a picture or document can't be brought back
 */
export function bytesToWrite(path: string, after: string, now: Buffer | null) {
  const hash = isTextFile(path) ? undefined : unreadHash(after);
  if (hash === undefined) return bytesFrom(path, after, now ?? undefined);
  const bytes = now && gitHash(now) === hash ? now : replaced.get(hash);
  if (bytes) return bytes;
  throw new Refused(
    `${path} can’t be brought back, because the editor was started again since it was deleted. Delete it under Pictures or Documents, and add it again.`,
  );
}
