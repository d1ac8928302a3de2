import { execFile } from "node:child_process";
import { promisify } from "node:util";
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

type History = Pick<Snapshot, "changed" | "notes">;

/** Overrides user settings that would change git's output. */
const plainOutput = ["--no-ext-diff", "--no-textconv"];

/**
 * Lists what changed in a content folder since a commit. If Git doesn't know the
 * commit, a note says what isn't checked.
 */
export async function readHistory(
  folder: string,
  commit: string,
): Promise<History> {
  const isKnown = await git(folder, "cat-file", "-e", `${commit}^{commit}`);
  if (isKnown === undefined) {
    const note = `Note: lastUpdated was not compared with earlier versions of the pages, and new addresses are not announced: Git has no commit ${commit} here.`;
    return { changed: new Map(), notes: [note] };
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
