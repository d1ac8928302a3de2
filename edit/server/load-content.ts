import { resolve } from "node:path";
import { readSnapshot } from "../../src/content/load/read-snapshot";
import type { LoadedContent } from "../local/store";
import { withHashes } from "./git-hash";

/**
 * Reads everything that the editor shows and checks.
 *
 * @throws {Error} if the folder is missing or unreadable
 */
export async function loadContent(folder: string): Promise<LoadedContent> {
  const snapshot = await readSnapshot(folder);
  return {
    ...snapshot,
    name: resolve(folder),
    entries: await withHashes(folder, snapshot.entries),
    staticFiles: [...snapshot.staticFiles],
    changed: [...snapshot.changed],
  };
}
