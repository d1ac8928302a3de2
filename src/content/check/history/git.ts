import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const tenSeconds = 10_000;
const largestAnswer = 32 * 1024 * 1024;

/**
 * What git answers in a folder, or undefined when it can't: when it isn't
 * installed, there is no repository, or it has no such commit.
 */
export async function git(
  folder: string,
  ...args: readonly string[]
): Promise<string | undefined> {
  try {
    const { stdout } = await run("git", args, {
      cwd: folder,
      timeout: tenSeconds,
      maxBuffer: largestAnswer,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    });
    return stdout;
  } catch {
    return undefined;
  }
}
