import { isContentFile } from "../../src/content/schema/files";
import { z } from "zod";
import type { OpenContent } from "../store/store";
import type { GitHubApi } from "./github-api";
import { latestCommit } from "./commits";
import { type PullRequest, startOf } from "./pull-requests";
import type { Hashes } from "./git-files";
import { type BuiltFiles, readRepository } from "./read-repository";

/**
 * An open repository. Each step of saving updates it, so that saving again
 * continues after the last step that was answered.
 */
export interface Session {
  /** The branch that the site is built from. */
  readonly main: string;
  /** Of the files as they were read, or as they were saved here. */
  hashes: Hashes;
  /** The branch that the edits are saved to; undefined before the first save. */
  branch?: string | undefined;
  /** The pull request of that branch. */
  pull?: PullRequest | undefined;
}

interface Opening {
  readonly content: OpenContent;
  readonly session: Session;
}

const repositoryShape = z.object({ default_branch: z.string() });

/** The files that differ between two commits. */
const differing = (before: Hashes, after: Hashes) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );

/** The editable files that differ between two commits. */
export const changedPaths = (before: Hashes, after: Hashes) =>
  differing(before, after).filter(isContentFile);

/**
 * Opens the branch that the site is built from.
 *
 * @throws {Refused}
 */
export async function openMain(
  api: GitHubApi,
  built: BuiltFiles,
): Promise<Opening> {
  const { default_branch: main } = await api.ask("", repositoryShape);
  const commit = await latestCommit(api, main);
  const { content, hashes } = await readRepository(api, commit, built);
  return { content, session: { main, hashes } };
}

const opened = (
  pull: PullRequest,
  hashes: Hashes,
  content: OpenContent,
): Opening => {
  const branches = { main: pull.base.ref, branch: pull.head.ref };
  return { content, session: { ...branches, hashes, pull } };
};

/** @throws {Refused} */
export async function openPull(
  api: GitHubApi,
  built: BuiltFiles,
  pull: PullRequest,
) {
  const { content, hashes } = await readRepository(api, pull.head.sha, built);
  return opened(pull, hashes, { ...content, isUnpublished: true });
}

/**
 * Opens a pull request with what the site has without it, to review it.
 *
 * @throws {Refused}
 */
export async function openReview(
  api: GitHubApi,
  built: BuiltFiles,
  pull: PullRequest,
) {
  const after = await readRepository(api, pull.head.sha, built);
  // Compared with where it began: what others have merged since isn't its
  // change.
  const before = await readRepository(api, await startOf(api, pull), built);
  return opened(pull, after.hashes, {
    ...after.content,
    name: `${after.content.name} ${pull.number}`,
    reviewBase: before.content.texts,
    // The person who merges it must also know about these: they may be code.
    unseen: {
      paths: differing(before.outside, after.outside),
      address: `${pull.html_url}/files`,
    },
  });
}
