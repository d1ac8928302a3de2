import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where a build leaves the path prefix that its cache is made for. */
const mark = path.join(".cache", "path-prefix");

/** What Gatsby makes with the prefix in it, and would make the next build of. */
const made = ["public", path.join(".cache", "webpack")];

/**
 * Takes away a site that was built under another path prefix. Gatsby keeps the
 * results of queries between builds, pictures' addresses and their prefix
 * included; it starts afresh when `public/` is missing, but for webpack's cache.
 *
 * @param project the folder that holds `.cache/` and `public/`
 * @param prefix such as `/bluestem`, or nothing for a site at its domain's root
 */
export async function dropOtherPrefix(project: string, prefix: string) {
  const before = await readFile(path.join(project, mark), "utf8").catch(
    () => undefined,
  );
  if (before === undefined || before === prefix) return;
  for (const folder of made) {
    await rm(path.join(project, folder), { recursive: true, force: true });
  }
}

/** Marks the cache, once it is the one that this build fills. */
export async function markPrefix(project: string, prefix: string) {
  const file = path.join(project, mark);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, prefix);
}
