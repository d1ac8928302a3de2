import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readSnapshot } from "../../src/content/load/read-snapshot";
import type { LoadedContent } from "../local/store";
import { isUploadName } from "../../src/content/schema/upload-names";
import { gitHash } from "./git-hash";

/**
 * Reads everything that the editor shows and checks.
 *
 * @throws {Error} if the folder is missing or unreadable
 */
export async function loadContent(folder: string): Promise<LoadedContent> {
  const snapshot = await readSnapshot(folder);
  const uploads = snapshot.entries.filter(
    ({ kind, path }) => kind === "file" && isUploadName(path),
  );
  const hashes = await Promise.all(
    uploads.map(async ({ path }) => {
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      return bytes ? [[path, gitHash(bytes)] as const] : [];
    }),
  );
  return {
    ...snapshot,
    name: resolve(folder),
    hashes: hashes.flat(),
    staticFiles: [...snapshot.staticFiles],
    changed: [...snapshot.changed],
  };
}
