import { z } from "zod";
import type { HashedEntry } from "../store/open-snapshot";
import type { OpenContent } from "../store/store";
import { type ChangedFile, changedFiles } from "../store/texts";
import type { GitHubApi } from "./github-api";
import { latestCommit } from "./commits";
import { type PullRequest, isFromCopy, startOf } from "./pull-requests";
import type { Hashes } from "./git-files";
import { readRepository } from "./read-repository";

/**
 * An open repository. Each step of saving updates it, so that saving again
 * continues after the last step that was answered.
 */
export interface Session {
  /** The branch that the site is built from. */
  readonly main: string;
  /** Of the files as they were read, or as they were saved here. */
  hashes: Hashes;
  /** The pull request that was opened; undefined for none. */
  readonly opened: PullRequest | undefined;
  /** The branch that the edits are saved to; undefined before the first save. */
  branch: string | undefined;
  /** What was sent to that branch in attempts to save that weren't finished. */
  sent: readonly ChangedFile[];
}

const repositoryShape = z.object({ default_branch: z.string() });

/** What the draft of a review is kept under. */
export const reviewName = (repository: string, pull: number) =>
  `${repository} ${pull}`;

/**
 * Opens the branch that the site is built from, or that of a pull request.
 *
 * @param isReview whether to also read what the site has without the pull
 * request
 * @throws {Refused}
 */
export async function openRepository(
  api: GitHubApi,
  built: readonly HashedEntry[],
  pull: PullRequest | undefined,
  isReview: boolean,
): Promise<{ readonly content: OpenContent; readonly session: Session }> {
  const main =
    pull?.base.ref ?? (await api.request("", repositoryShape)).default_branch;
  const commit = pull?.head.sha ?? (await latestCommit(api, main));
  const { content, hashes, unseen } = await readRepository(api, commit, built);
  const branch = pull?.head.ref;
  const session = { main, hashes, opened: pull, branch, sent: [] };
  if (!pull) return { content, session };
  if (!isReview) {
    return { content: { ...content, isUnpublished: true }, session };
  }
  // Compared with where it began: what others have merged since isn't its
  // change.
  const before = await readRepository(api, await startOf(api, pull), built);
  const review = {
    ...content,
    name: reviewName(content.name, pull.number),
    reviewBase: before.content.texts,
    isFromCopy: isFromCopy(pull, api.repository),
    // The person who merges it must also know about these: they may be code.
    unseen: {
      paths: changedFiles(before.unseen, unseen).map(({ path }) => path),
      address: `${pull.html_url}/files`,
    },
  };
  return { content: review, session };
}
