import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Snapshot } from "../read/snapshot";
import { filesIn } from "./files-in";
import { readFolder } from "./read-folder";
import { readHistory } from "./read-history";

export interface SnapshotOptions {
  /** Folder of static files, which pages may link to. */
  staticFolder?: string;
  /** Tells whether the check runs on GitHub, and for which change. */
  environment?: NodeJS.ProcessEnv;
  /** The commit to compare the content with, if not the one of the change. */
  base?: string;
}

/** The URL paths of the static files. */
async function addressesIn(staticFolder: string): Promise<Set<string>> {
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
  { staticFolder, environment = process.env, base }: SnapshotOptions,
): Promise<Snapshot> {
  const root = await realpath(folder);
  const [entries, staticFiles, history] = await Promise.all([
    readFolder(root),
    addressesIn(staticFolder ?? join(folder, "..", "static")),
    readHistory(root, environment, base),
  ]);
  return { entries, staticFiles, ...history };
}
