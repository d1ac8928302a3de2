import { readFile } from "node:fs/promises";
import { z } from "zod";
import { git } from "./git";

/** The commit that a change starts from, or why there is none to be had. */
type Base = { commit: string } | { missing: string };

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);

/** The part of a GitHub event that tells where a change starts. */
const eventSchema = z.object({
  pull_request: z.object({ base: z.object({ sha }) }).optional(),
  merge_group: z.object({ base_sha: sha }).optional(),
  before: sha.optional(),
});

const isNewBranch = (before: string) => /^0+$/.test(before);

async function readEvent(path: string) {
  try {
    return eventSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}

/** The commit that GitHub says this run's change starts from. */
async function eventCommit(path: string): Promise<Base> {
  const event = await readEvent(path);
  if (!event) return { missing: "GitHub's account of the event can't be read" };
  const { pull_request: request, merge_group: group, before } = event;
  const commit = request?.base.sha ?? group?.base_sha ?? before;
  if (commit === undefined) return { commit: "HEAD" };
  return isNewBranch(commit)
    ? { missing: "this is the first push of the branch" }
    : { commit };
}

/**
 * The commit that the content is compared with: in GitHub Actions the base of
 * the pull request or the commit before the push, elsewhere the last commit.
 */
export async function findBase(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Base> {
  const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment;
  if ((await git(folder, "rev-parse", "--git-dir")) === undefined) {
    return { missing: "there is no Git history here" };
  }
  const base =
    GITHUB_ACTIONS === "true" && GITHUB_EVENT_PATH
      ? await eventCommit(GITHUB_EVENT_PATH)
      : { commit: "HEAD" };
  if ("missing" in base) return base;
  const known = await git(folder, "cat-file", "-e", `${base.commit}^{commit}`);
  if (known !== undefined) return base;
  const missing =
    base.commit === "HEAD"
      ? "there is no commit yet"
      : `the commit ${base.commit} was not fetched`;
  return { missing };
}
