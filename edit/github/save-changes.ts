import type { SaveRequest, SaveResult } from "../store/store";
import { type ChangedFile, withChanges } from "../store/texts";
import type { GitHubApi } from "./github-api";
import { type Commit, commitFiles, createBranch } from "./commits";
import type { Session } from "./open-repository";
import { listChanges, openPullRequest, pullRequestOf } from "./pull-requests";
import { hashesAt } from "./git-files";
import { othersChanged, readLatest } from "./read-latest";

/**
 * Commits changes to the branch, creating it if there is none yet.
 *
 * @returns the hashes of the files there
 */
async function commit(
  api: GitHubApi,
  session: Session,
  head: Commit,
  request: SaveRequest,
) {
  const { changes, title } = request;
  if (changes.length === 0) return head.hashes;
  session.branch ??= await createBranch(api, title, head.sha);
  // Before the answer, which may get lost.
  session.sent = [...session.sent, ...changes];
  return hashesAt(api, await commitFiles(api, session.branch, head, request));
}

/**
 * The changes to save, and those that take back what an attempt that wasn't
 * finished has sent, where staff have undone it since.
 */
function withTakenBack(
  changes: readonly ChangedFile[],
  sent: readonly ChangedFile[],
): ChangedFile[] {
  const takenBack = sent.map((each) => ({ ...each, after: each.before }));
  const byPath = new Map(
    [...takenBack, ...changes].map((each) => [each.path, each]),
  );
  return [...byPath.values()];
}

/**
 * Lists the changes in the pull request of the branch, opening it if there is none.
 *
 * @returns undefined if there is nothing to open one for
 */
async function updatePullRequest(
  api: GitHubApi,
  { branch, main }: Session,
  { changes, title, description }: SaveRequest,
  reviewAddress: string,
) {
  // Nothing was left to save.
  if (branch === undefined) return undefined;
  // Somebody may have edited its description while files were sent.
  const opened = await pullRequestOf(api, branch);
  // Everything was taken back, and GitHub opens no pull request that changes nothing.
  if (changes.length === 0) return opened;
  const pull = opened ?? (await openPullRequest(api, title, branch, main));
  if (pull.state === "open") {
    await listChanges(api, pull, description, reviewAddress);
  }
  return pull;
}

/**
 * Saves changes to the pull request, opening it if there is none yet.
 *
 * @param reviewAddress the address for reviewing it, without its number
 * @throws {Refused}
 */
export async function saveChanges(
  api: GitHubApi,
  session: Session,
  request: SaveRequest,
  reviewAddress: string,
): Promise<SaveResult> {
  const changes = withTakenBack(request.changes, session.sent);
  const { branch, head, files, closed } = await readLatest(
    api,
    session,
    changes,
  );
  const textNow = new Map(files.map(({ path, text }) => [path, text]));
  // An attempt whose answer got lost may have saved some of them.
  const rest = changes.filter(({ path, after }) => textNow.get(path) !== after);
  /** Whether a file holds what such an attempt has sent. */
  const isOurs = ({ path }: { readonly path: string }) =>
    session.sent.some(
      (each) => each.path === path && each.after === textNow.get(path),
    );
  const isOverwriting = rest.some(
    (each) => textNow.get(each.path) !== each.before && !isOurs(each),
  );
  if (isOverwriting || closed !== undefined) {
    const theirs = files.filter((file) => !isOurs(file));
    const others = await othersChanged(api, session, head.hashes, changes);
    const sent = session.sent.filter(isOurs);
    Object.assign(session, { branch, hashes: head.hashes, sent });
    return { changedSince: [...theirs, ...others], closed };
  }

  session.branch = branch;
  const saved = await commit(api, session, head, { ...request, changes: rest });
  session.hashes = withChanges(
    session.hashes,
    changes.map(({ path }) => ({ path, text: saved.get(path) ?? null })),
  );
  const pull = await updatePullRequest(api, session, request, reviewAddress);
  // Somebody merged or closed it: the commit may have come too late to be in it.
  if (pull && pull.state !== "open") {
    return saveChanges(api, session, request, reviewAddress);
  }
  session.sent = [];
  return { saved: true, pull: pull?.html_url };
}
