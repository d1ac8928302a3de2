import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { withoutFrontMatter } from "../../src/content/read/front-matter";

/** Files copied in parallel. */
const concurrency = 32;

/** Everything in a folder; empty if it does not exist. */
const entriesBelow = (folder: string) =>
  readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);

/**
 * Removes everything from the staging folder except `names`, including links.
 *
 * @param ending of the names to remove, if others in the folder are to stay
 */
export async function clearStage(
  stage: string,
  names: readonly string[],
  ending = "",
) {
  const files = new Set(names.map((name) => path.join(stage, name)));
  const folders = new Set([...files].map((file) => path.dirname(file)));
  for (const entry of await entriesBelow(stage)) {
    const place = path.join(entry.parentPath, entry.name);
    const isKept = entry.isDirectory()
      ? folders.has(place)
      : entry.isFile() && files.has(place);
    if (isKept || !entry.name.endsWith(ending)) continue;
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * Strips front matter from pages: Gatsby uses the checker's values instead. The
 * empty line keeps it from reading a text that begins with hyphens as front
 * matter, which nobody checked.
 */
const stagedBytes = (name: string, bytes: Buffer) =>
  name.endsWith(".mdx")
    ? Buffer.from(`\n${withoutFrontMatter(bytes.toString())}`)
    : bytes;

/**
 * Copies the named files from `content` to `stage`. Leaves identical files
 * alone, so that watchers only see real changes.
 */
export async function fillStage(
  content: string,
  stage: string,
  names: readonly string[],
) {
  const copy = async (name: string) => {
    const bytes = stagedBytes(name, await readFile(path.join(content, name)));
    const to = path.join(stage, name);
    const before = await readFile(to).catch(() => undefined);
    if (before?.equals(bytes)) return;
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, bytes);
  };
  const left = [...names];
  while (left.length > 0)
    await Promise.all(left.splice(0, concurrency).map(copy));
}
