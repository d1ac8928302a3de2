import { resolve } from "node:path";
import { readSnapshot } from "../../src/content/load/read-snapshot";
import type { LoadedContent } from "../local/api";

/**
 * Reads everything that the editor shows and checks.
 *
 * @throws {Error} if the folder is missing or unreadable
 */
export async function loadContent(folder: string): Promise<LoadedContent> {
  const snapshot = await readSnapshot(folder);
  return {
    name: resolve(folder),
    entries: snapshot.entries.map(({ bytes, ...entry }) => ({
      ...entry,
      ...(bytes && { base64: Buffer.from(bytes).toString("base64") }),
    })),
    staticFiles: [...snapshot.staticFiles],
    changed: [...snapshot.changed],
    notes: snapshot.notes,
  };
}
