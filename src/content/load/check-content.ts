import { readdir, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { type CheckOptions, check } from "../check/check";
import { readFolder } from "./read-folder";
import { readHistory } from "./read-history";
import type { CheckResult } from "../check/result";

export interface LoadOptions extends CheckOptions {
  /** Folder of static files, which pages may link to. */
  staticFolder?: string;
  /** Tells whether the check runs on GitHub, and for which change. */
  environment?: NodeJS.ProcessEnv;
  /** The commit to compare the content with, if not the one of the change. */
  base?: string;
}

/** The URL paths of the static files. */
async function addressesIn(staticFolder: string): Promise<Set<string>> {
  const options = { recursive: true, withFileTypes: true } as const;
  const files = await readdir(staticFolder, options).catch(() => []);
  return new Set(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => file.slice(staticFolder.length).replaceAll(sep, "/")),
  );
}

/** A result for a folder that could not be checked, with the reason. */
const unchecked = (
  folder: string,
  found: string,
  launch: boolean,
): CheckResult => ({
  problems: [
    {
      file: folder,
      line: 1,
      column: 1,
      path: "the content folder",
      found,
      expected:
        "a folder with site.yml, home.yml, programs.yml, impact.yml, pages and images",
      fix: "check the folder's name, and where the command is run",
    },
  ],
  warnings: [],
  photos: [],
  files: 0,
  notes: [],
  launch,
});

/**
 * Reads a content folder and reports all problems in it. Never throws: an
 * unreadable folder is reported as a problem, too.
 *
 * @param directory the folder; reported file names start with it as given
 */
export async function checkContent(
  directory: string,
  {
    staticFolder,
    environment = process.env,
    base,
    ...options
  }: LoadOptions = {},
): Promise<CheckResult> {
  const { launch = false } = options;
  const folder = directory.replace(/(?<=[^/\\])[/\\]+$/, "");
  try {
    const root = await realpath(directory);
    const entries = await readFolder(root);
    const [staticFiles, history] = await Promise.all([
      addressesIn(staticFolder ?? join(directory, "..", "static")),
      readHistory(root, environment, base),
    ]);
    return check(folder, { entries, staticFiles, ...history }, options);
  } catch (error) {
    const isMissing =
      typeof error === "object" && error !== null && "syscall" in error;
    const found = isMissing
      ? "no folder that can be read"
      : `a bug in the checker: ${String(error)}`;
    return unchecked(folder, found, launch);
  }
}
