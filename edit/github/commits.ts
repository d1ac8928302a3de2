import { z } from "zod";
import { isTextFile } from "../../src/content/schema/files";
import { slug } from "../../src/content/schema/upload-names";
import { base64Of, bytesFrom } from "../store/encoding";
import type { SaveRequest } from "../store/store";
import { unreadHash } from "../store/texts";
import type { GitHubApi } from "./github-api";
import { type Hashes, bytesAt, contentFolder } from "./git-files";

export const commitShape = z.object({ sha: z.string() });

/**
 * The newest commit of a branch.
 *
 * @throws {Refused}
 */
export const latestCommit = async (api: GitHubApi, branch: string) =>
  (await api.request(`commits/${encodeURIComponent(branch)}`, commitShape)).sha;

/**
 * Makes a branch for a change, and returns its name, such as
 * `edit-change-phone-1f9c2a`.
 *
 * @param commit the one that the branch starts from
 * @throws {Refused}
 */
export async function createBranch(
  api: GitHubApi,
  title: string,
  commit: string,
): Promise<string> {
  const name = `edit-${slug(title, "the-site", 40)}-${crypto.randomUUID().slice(0, 6)}`;
  const body = { ref: `refs/heads/${name}`, sha: commit };
  const shape = z.object({ ref: z.string() });
  await api.request("git/refs", shape, { method: "POST", body });
  return name;
}

const mutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const created = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

export interface Commit {
  readonly sha: string;
  /** Of the files in its content folder. */
  readonly hashes: Hashes;
}

/**
 * Saves all changes in one commit.
 *
 * @param head the commit that the branch must be at, so nothing is overwritten
 * @returns the new commit
 * @throws {Refused}
 * @see https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 */
export async function commitFiles(
  api: GitHubApi,
  branch: string,
  head: Commit,
  { changes, title, description }: SaveRequest,
): Promise<string> {
  const files = await Promise.all(
    changes.map(async ({ path, after }) => {
      const inFolder = contentFolder + path;
      if (after === null) return { path: inFolder, contents: null };
      // A picture may be one that was there before, and wasn't read.
      const sha = isTextFile(path) ? head.hashes.get(path) : unreadHash(after);
      const before = sha ? await bytesAt(api, sha) : undefined;
      const bytes =
        before && !isTextFile(path) ? before : bytesFrom(path, after, before);
      return { path: inFolder, contents: base64Of(bytes) };
    }),
  );
  const input = {
    branch: { repositoryNameWithOwner: api.repository, branchName: branch },
    expectedHeadOid: head.sha,
    message: { headline: title, body: description },
    fileChanges: {
      additions: files.filter(({ contents }) => contents !== null),
      deletions: files
        .filter(({ contents }) => contents === null)
        .map(({ path }) => ({ path })),
    },
  };
  const data = await api.mutate(mutation, { input }, created);
  return data.createCommitOnBranch.commit.oid;
}
