import { realpath } from "node:fs/promises";
import type { Snapshot } from "../read/snapshot";
import { filesIn } from "./files-in";
import { readFolder } from "./read-folder";
import { readHistory } from "./read-history";

export interface SnapshotOptions {
  /** The commit that the content is compared with. */
  before?: string;
}

/** Files that the site has besides its content; pages may link to them. */
export const staticFolder = "static";

async function staticAddresses(): Promise<Set<string>> {
  const files = await filesIn(staticFolder).catch(() => []);
  return new Set(files.map((file) => `/${file}`));
}

/**
 * Reads all that the check needs to know about a content folder.
 *
 * @throws {Error} if the folder is missing or unreadable
 */
export async function readSnapshot(
  folder: string,
  { before = process.env["CONTENT_BEFORE"] ?? "HEAD" }: SnapshotOptions = {},
): Promise<Snapshot> {
  const root = await realpath(folder);
  const [entries, staticFiles, history] = await Promise.all([
    readFolder(root),
    staticAddresses(),
    readHistory(root, before),
  ]);
  return { entries, staticFiles, ...history };
}
