import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** In the part of the cache that Gatsby never clears on its own. */
const prefixFile = path.join(".cache", "webpack", "path-prefix");

/**
 * Removes `public` if it was built with another path prefix. Gatsby caches
 * query results, which contain picture URLs with the old prefix, so pictures
 * would be broken. Without `public`, Gatsby clears that cache.
 *
 * @param prefix such as `/site`, or empty
 */
export async function clearOtherPrefix(prefix: string) {
  const before = await readFile(prefixFile, "utf8").catch(() => prefix);
  if (before !== prefix) await rm("public", { recursive: true, force: true });
  await mkdir(path.dirname(prefixFile), { recursive: true });
  await writeFile(prefixFile, prefix);
}
