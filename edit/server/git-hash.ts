import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FolderEntry } from "../../src/content/read/snapshot";
import { isUploadName } from "../../src/content/schema/upload-names";
import type { HashedEntry } from "../store/open-snapshot";

/** Git's hash of what a file holds. */
export function gitHash(bytes: Uint8Array): string {
  const hash = createHash("sha1").update(`blob ${bytes.length}\0`);
  return hash.update(bytes).digest("hex");
}

/** Adds the hashes of the pictures and documents in a folder to its entries. */
export const withHashes = (
  folder: string,
  entries: readonly FolderEntry[],
): Promise<HashedEntry[]> =>
  Promise.all(
    entries.map(async (entry) => {
      const { kind, path } = entry;
      if (kind !== "file" || !isUploadName(path)) return entry;
      // It may just have been deleted, or be unreadable.
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      return bytes ? { ...entry, hash: gitHash(bytes) } : entry;
    }),
  );
