import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { z } from "zod";
import type { Snapshot } from "../read/snapshot";

const run = promisify(execFile);

/**
 * Runs git in a folder and returns its output, or undefined if that fails: git
 * is not installed, there is no repository, or no such commit.
 */
async function git(folder: string, ...args: readonly string[]) {
  try {
    const { stdout } = await run("git", args, {
      cwd: folder,
      timeout: 10_000,
      maxBuffer: 32 * 1024 * 1024,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    });
    return stdout;
  } catch {
    return undefined;
  }
}

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);

/** The fields of a GitHub event that identify the base commit. */
const eventSchema = z.object({
  pull_request: z.object({ base: z.object({ sha }) }).optional(),
  before: sha.optional(),
});

/** The base commit according to the GitHub event; undefined if unreadable. */
async function eventCommit(path: string) {
  try {
    const event = eventSchema.parse(JSON.parse(await readFile(path, "utf8")));
    return event.pull_request?.base.sha ?? event.before ?? "HEAD";
  } catch {
    return undefined;
  }
}

/**
 * The commit that content is compared with: in GitHub Actions the base of the
 * pull request or the commit before the push, elsewhere the last commit.
 * Undefined if GitHub's event can't be read.
 */
async function baseCommit(environment: NodeJS.ProcessEnv) {
  const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment;
  return GITHUB_ACTIONS === "true" && GITHUB_EVENT_PATH
    ? eventCommit(GITHUB_EVENT_PATH)
    : "HEAD";
}

type History = Pick<Snapshot, "changed" | "notes">;

const unknown = (reason: string): History => ({
  changed: new Map(),
  notes: [
    `Note: lastUpdated was not compared with earlier versions of the pages, and new addresses are not announced: ${reason}.`,
  ],
});

/** Overrides user settings that would change git's output. */
const plainOutput = ["--no-ext-diff", "--no-textconv"];

/** Lists what changed in a content folder since the base commit. */
export async function readHistory(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<History> {
  if ((await git(folder, "rev-parse", "--git-dir")) === undefined) {
    return unknown("there is no Git history here");
  }
  const commit = await baseCommit(environment);
  if (!commit) return unknown("GitHub's event file can't be read");
  if (/^0+$/.test(commit)) {
    return unknown("this is the first push of the branch");
  }
  const isKnown = await git(folder, "cat-file", "-e", `${commit}^{commit}`);
  if (isKnown === undefined) {
    return unknown(
      commit === "HEAD"
        ? "there is no commit yet"
        : `the commit ${commit} was not fetched`,
    );
  }
  const [tracked = "", untracked = ""] = await Promise.all([
    git(
      folder,
      ...["diff", "--name-status", "-z", "--no-renames", ...plainOutput],
      ...["--relative", commit],
    ),
    git(folder, "ls-files", "-z", "--others", "--exclude-standard"),
  ]);
  // `M`, a file, `A`, a file, and so on.
  const differing = tracked.matchAll(/([A-Z])\0([^\0]+)\0/g);
  const texts = Array.from(differing, async ([, status, path = ""]) => {
    const isText = status !== "A" && /\.(?:mdx|yml)$/.test(path);
    const text = isText
      ? await git(folder, "show", ...plainOutput, `${commit}:./${path}`)
      : undefined;
    return [path, text?.replace(/^\uFEFF/, "") ?? null] as const;
  });
  const added = untracked.split("\0").filter(Boolean);
  return {
    changed: new Map([
      ...(await Promise.all(texts)),
      ...added.map((path) => [path, null] as const),
    ]),
    notes: [],
  };
}
