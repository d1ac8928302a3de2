import { z } from "zod";
import { base64Of, bytesFrom } from "../encoding";
import type { Saving } from "../store";
import type { GitHubApi } from "./github-api";
import { contentFolder } from "./read-repository";

/** The name of a branch for a change: `edit-change-the-phone-1f9c2a`. */
function branchName(title: string) {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");
  return `edit-${words || "the-site"}-${crypto.randomUUID().slice(0, 6)}`;
}

/**
 * Makes a branch for a change.
 *
 * @param commit that it starts from
 * @throws {Refused}
 */
export async function createBranch(
  api: GitHubApi,
  title: string,
  commit: string,
): Promise<string> {
  const name = branchName(title);
  const body = { ref: `refs/heads/${name}`, sha: commit };
  await api.ask("git/refs", z.object({ ref: z.string() }), {
    method: "POST",
    body,
  });
  return name;
}

const mutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const created = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

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
  head: string,
  { changes, title, description }: Saving,
): Promise<string> {
  const inRepository = (path: string) => contentFolder + path;
  const input = {
    branch: {
      repositoryNameWithOwner: api.repository,
      branchName: branch,
    },
    expectedHeadOid: head,
    message: { headline: title, body: description },
    fileChanges: {
      additions: changes.flatMap(({ path, after }) =>
        after === null
          ? []
          : [
              {
                path: inRepository(path),
                contents: base64Of(bytesFrom(path, after)),
              },
            ],
      ),
      deletions: changes
        .filter(({ after }) => after === null)
        .map(({ path }) => ({ path: inRepository(path) })),
    },
  };
  const data = await api.mutate(mutation, { input }, created);
  return data.createCommitOnBranch.commit.oid;
}

/** A pull request, as it is named afterwards. */
export interface PullRequest {
  readonly number: number;
  readonly address: string;
}

const pullShape = z
  .object({ number: z.number(), html_url: z.string() })
  .transform(({ number, html_url: address }) => ({ number, address }));

interface NewPullRequest extends Pick<Saving, "title"> {
  readonly branch: string;
  readonly main: string;
}

/**
 * Opens a pull request for a branch, or finds the one that was opened when the
 * answer got lost.
 *
 * @throws {Refused}
 */
export async function openPullRequest(
  api: GitHubApi,
  { title, branch, main }: NewPullRequest,
): Promise<PullRequest> {
  const [owner = ""] = api.repository.split("/");
  const head = encodeURIComponent(`${owner}:${branch}`);
  const open = `pulls?state=open&head=${head}`;
  const [found] = await api.ask(open, z.array(pullShape));
  if (found) return found;
  return api.ask("pulls", pullShape, {
    method: "POST",
    body: { title, head: branch, base: main, body: "" },
  });
}

/**
 * Adds changes to the list of them in a pull request, above the link to review it.
 *
 * @param body what describes the pull request, which somebody may have edited
 * @param description one line for each change
 */
export function withChangesListed(
  body: string,
  description: string,
  link: string,
) {
  const before = body.replace(link, "").trimEnd();
  const lines = description.split("\n").map((line) => `- ${line}`);
  const added = lines.filter((line) => !before.split("\n").includes(line));
  return `${[before, ...added].join("\n").trim()}\n\n${link}`;
}

/** @throws {Refused} */
export const describePullRequest = (
  api: GitHubApi,
  { number }: PullRequest,
  body: string,
) => api.ask(`pulls/${number}`, pullShape, { method: "PATCH", body: { body } });
