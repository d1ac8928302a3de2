import { isContentFile } from "../../src/content/schema/files";
import type { ChangedFile } from "../state/edits";
import type { FileText } from "../store";
import type { GitHubApi } from "./github-api";
import { type Hashes, hashesAt, textAt } from "./read-repository";

/** The editable files that differ between two commits. */
export async function changesBetween(
  api: GitHubApi,
  before: Hashes,
  after: Hashes,
): Promise<FileText[]> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path) && isContentFile(path),
  );
  return Promise.all(
    paths.map(async (path) => {
      const sha = after.get(path);
      return { path, text: sha ? await textAt(api, path, sha) : null };
    }),
  );
}

/** What the files of some changes hold at a commit; null for those not there. */
export async function compare(
  api: GitHubApi,
  commit: string,
  changes: readonly ChangedFile[],
) {
  const hashes = await hashesAt(api, commit);
  return Promise.all(
    changes.map(async (change) => {
      const sha = hashes.get(change.path);
      const now = sha ? await textAt(api, change.path, sha) : null;
      return { ...change, now };
    }),
  );
}
