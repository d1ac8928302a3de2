import { z } from "zod";
import { isContentFile, isTextFile } from "../../src/content/schema/files";
import { Refused } from "../refused";
import { withChanges } from "../state/texts";
import type { OpenContent } from "../store";
import type { PullRequest } from "./commit";
import type { GitHubApi } from "./github-api";
import {
  type Hashes,
  type KnownFiles,
  readRepository,
  textsAt,
} from "./read-repository";

/** What is known of the opened repository. */
export interface Opened {
  /** The branch that the site is built from. */
  readonly main: string;
  /** The files as they were read. */
  readonly hashes: Hashes;
  /** The branch that the edits are saved to; undefined before the first save. */
  readonly branch?: string;
  /** The pull request of that branch. */
  readonly pull?: PullRequest;
  /** Whether it is a pull request from a copy of the repository. */
  readonly isFromCopy?: boolean;
}

interface Opening {
  readonly content: OpenContent;
  readonly opened: Opened;
}

const repositoryShape = z.object({ default_branch: z.string() });
const commitShape = z.object({ sha: z.string() });
const comparedShape = z.object({ merge_base_commit: commitShape });
const pullShape = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.string(),
  merged: z.boolean(),
  body: z.string().nullable(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    repo: z.object({ full_name: z.string() }).nullable(),
  }),
  base: z.object({ ref: z.string(), sha: z.string() }),
});

/** The newest commit of a branch. */
export const latest = async (api: GitHubApi, branch: string) =>
  (await api.ask(`commits/${encodeURIComponent(branch)}`, commitShape)).sha;

/** The pull request with a number, as GitHub describes it. */
export const pullAt = (api: GitHubApi, number: number) =>
  api.ask(`pulls/${number}`, pullShape);

/** The files that differ between two commits. */
const differing = (before: Hashes, after: Hashes) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );

/** The editable files that differ between two commits. */
export const changedPaths = (before: Hashes, after: Hashes) =>
  differing(before, after).filter(isContentFile);

/** Opens the branch that the site is built from. */
export async function openMain(
  api: GitHubApi,
  known: KnownFiles,
): Promise<Opening> {
  const { default_branch: main } = await api.ask("", repositoryShape);
  const commit = await latest(api, main);
  const { content, hashes } = await readRepository(api, commit, known);
  return { content, opened: { main, hashes } };
}

/** Opens a pull request, on top of the commit where its branch began. */
async function openPull(
  api: GitHubApi,
  known: KnownFiles,
  { number, html_url: address, head, base }: z.infer<typeof pullShape>,
): Promise<Opening> {
  // What others have merged since isn't its change.
  const { merge_base_commit: start } = await api.ask(
    `compare/${base.sha}...${head.sha}`,
    comparedShape,
  );
  const before = await readRepository(api, start.sha, known);
  const after = await readRepository(api, head.sha, known);
  const { content, hashes } = after;
  // The pictures and documents that it replaces or deletes.
  const replaced = changedPaths(before.hashes, hashes).filter(
    (path) => before.hashes.has(path) && !isTextFile(path),
  );
  const pictures = await textsAt(api, before.hashes, replaced);
  const reviewBase = withChanges(before.content.texts, pictures);
  // Whoever merges it must know of these, too: they may be code.
  const unseen = {
    paths: differing(before.outside, after.outside),
    address: `${address}/files`,
  };
  return {
    content: { ...content, reviewBase, unseen },
    opened: {
      ...{ main: base.ref, hashes, branch: head.ref },
      pull: { number, address },
      isFromCopy: head.repo?.full_name !== api.repository,
    },
  };
}

/**
 * Opens a pull request that somebody reviews.
 *
 * @throws {Refused} if it isn't open
 */
export async function openReview(
  api: GitHubApi,
  known: KnownFiles,
  number: number,
): Promise<Opening> {
  const pull = await pullAt(api, number);
  if (pull.state !== "open") {
    throw new Refused(
      `Pull request ${number} was ${pull.merged ? "merged" : "closed"} already, so there is nothing to review.`,
    );
  }
  const opening = await openPull(api, known, pull);
  const name = `${opening.content.name} ${number}`;
  return { ...opening, content: { ...opening.content, name } };
}

/**
 * Opens what was saved before in a pull request, to go on with it.
 *
 * @returns undefined once that is merged or closed
 */
export async function openSaved(
  api: GitHubApi,
  known: KnownFiles,
  number: number,
): Promise<Opening | undefined> {
  const pull = await pullAt(api, number);
  if (pull.state !== "open") return undefined;
  const { content, opened } = await openPull(api, known, pull);
  return {
    content: {
      ...content,
      reviewBase: undefined,
      unseen: undefined,
      isSaved: true,
    },
    opened,
  };
}
