import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** In the part of the cache that Gatsby never empties by itself. */
const prefixFile = path.join(".cache", "webpack", "path-prefix");

/**
 * Removes a site that was built under another path prefix. Gatsby keeps the
 * results of queries between builds, and in them the addresses of pictures with
 * the prefix: visitors would see none of them. Without `public`, Gatsby empties
 * its cache.
 *
 * @param prefix such as `/bluestem`, or nothing for a site at its domain's root
 */
export async function clearOtherPrefix(prefix: string) {
  const before = await readFile(prefixFile, "utf8").catch(() => prefix);
  if (before !== prefix) await rm("public", { recursive: true, force: true });
  await mkdir(path.dirname(prefixFile), { recursive: true });
  await writeFile(prefixFile, prefix);
}
