import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltList } from "../../edit/github/read-repository";
import { isUploadName } from "../../src/content/schema/upload-names";
import { gitHash } from "../../edit/server/git-hash";
import { readFolder } from "../../src/content/load/read-folder";

/**
 * The pictures and documents of a content folder, which the editor would
 * otherwise have to ask GitHub for.
 */
export async function builtFiles(folder: string): Promise<BuiltList> {
  const entries = await readFolder(folder);
  return Promise.all(
    entries
      .filter(({ kind, path }) => kind === "file" && isUploadName(path))
      .map(async (entry) => {
        const sha = gitHash(await readFile(path.join(folder, entry.path)));
        return [entry.path, { sha, entry }] as const;
      }),
  );
}
