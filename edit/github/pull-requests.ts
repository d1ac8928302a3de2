import { z } from "zod";
import { commitShape } from "./commits";
import type { GitHubApi } from "./github-api";

const pullShape = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.string(),
  merged_at: z.string().nullable(),
  body: z.string().nullable(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    repo: z.object({ full_name: z.string() }).nullable(),
  }),
  base: z.object({ ref: z.string(), sha: z.string() }),
});

/** A pull request, as GitHub describes it. */
export type PullRequest = z.infer<typeof pullShape>;

/** Whether its branch is in somebody's copy of the repository. */
export const isFromCopy = ({ head }: PullRequest, repository: string) =>
  head.repo?.full_name.toLowerCase() !== repository.toLowerCase();

/** @throws {Refused} */
export const pullRequest = (api: GitHubApi, number: number) =>
  api.request(`pulls/${number}`, pullShape);

/**
 * The newest pull request of a branch; undefined if it has none.
 *
 * @throws {Refused}
 */
export async function pullRequestOf(api: GitHubApi, branch: string) {
  const [owner = ""] = api.repository.split("/");
  const head = encodeURIComponent(`${owner}:${branch}`);
  const listed = `pulls?state=all&head=${head}`;
  const [newest] = await api.request(listed, z.array(pullShape));
  return newest;
}

/**
 * The commit where the branch of a pull request began.
 *
 * @throws {Refused}
 */
export async function startOf(api: GitHubApi, { base, head }: PullRequest) {
  const shape = z.object({ merge_base_commit: commitShape });
  const compared = `compare/${base.sha}...${head.sha}`;
  return (await api.request(compared, shape)).merge_base_commit.sha;
}

/**
 * Opens a pull request for a branch.
 *
 * @param base the branch to merge it into
 * @throws {Refused}
 */
export const openPullRequest = (
  api: GitHubApi,
  title: string,
  branch: string,
  base: string,
) =>
  api.request("pulls", pullShape, {
    method: "POST",
    body: { title, head: branch, base, body: "" },
  });

/**
 * Adds changes to the list in a pull request's description, above the review
 * link.
 *
 * @param description one line for each change
 * @throws {Refused}
 */
export async function listChanges(
  api: GitHubApi,
  { number, body: words }: PullRequest,
  description: string,
  reviewAddress: string,
) {
  const link = `[See the pages with this change](${reviewAddress}${number})`;
  // Somebody may have edited it on GitHub, which ends lines with \r\n.
  const text = (words ?? "").replaceAll("\r\n", "\n");
  const before = text.replace(link, "").trimEnd();
  const lines = description.split("\n").map((line) => `- ${line}`);
  const added = lines.filter((line) => !before.split("\n").includes(line));
  const body = `${[before, ...added].join("\n").trim()}\n\n${link}`;
  await api.request(`pulls/${number}`, pullShape, {
    method: "PATCH",
    body: { body },
  });
}
