import { isContentFile } from "../../src/content/schema/files";
import { type ChangedFile, changedFiles } from "../store/texts";
import { latestCommit } from "./commits";
import { type Hashes, hashesAt, textsAt } from "./git-files";
import type { GitHubApi } from "./github-api";
import type { Session } from "./open-repository";
import { pullRequestOf } from "./pull-requests";

/**
 * What the branch has now of the files to save, or the main one if its pull request
 * is merged or closed.
 */
export async function readLatest(
  api: GitHubApi,
  session: Session,
  changes: readonly ChangedFile[],
) {
  const last =
    session.branch === undefined
      ? undefined
      : await pullRequestOf(api, session.branch);
  // Once it is merged or closed, further changes need another one.
  const isOver = last !== undefined && last.state !== "open";
  const branch = isOver ? undefined : session.branch;
  const sha = await latestCommit(api, branch ?? session.main);
  const hashes = await hashesAt(api, sha);
  const files = await textsAt(api, hashes, changes);
  // If it was closed without being merged, what was saved to it is gone.
  const closed = isOver && last.merged_at === null ? last.html_url : undefined;
  return { branch, head: { sha, hashes }, files, closed };
}

/**
 * What somebody else changed in other files. What they wrote in the files to save may
 * need it, such as a picture that they added.
 */
export function othersChanged(
  api: GitHubApi,
  session: Session,
  hashes: Hashes,
  changes: readonly ChangedFile[],
) {
  const others = changedFiles(session.hashes, hashes)
    .map(({ path }) => ({ path }))
    .filter(
      ({ path }) =>
        isContentFile(path) && changes.every((each) => each.path !== path),
    );
  return textsAt(api, hashes, others);
}
