import { cp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

/** Files that are copied at a time. */
const atOnce = 32;

/** None when there is no folder. */
const entriesBelow = (folder: string) =>
  readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);

/** Removes all from a stage but the files named, links and the like too. */
export async function clearStage(stage: string, names: readonly string[]) {
  const files = new Set(names.map((name) => path.join(stage, name)));
  const folders = new Set([...files].map((file) => path.dirname(file)));
  for (const entry of await entriesBelow(stage)) {
    const place = path.join(entry.parentPath, entry.name);
    const isKept = entry.isDirectory()
      ? folders.has(place)
      : entry.isFile() && files.has(place);
    if (!isKept) await rm(place, { recursive: true, force: true });
  }
}

async function isSame(one: string, other: string) {
  const [a, b] = await Promise.all([
    readFile(one),
    readFile(other).catch(() => undefined),
  ]);
  return b !== undefined && a.equals(b);
}

/**
 * Copies the named files of `content` to `stage`. Files that are the same are
 * left alone, so that whoever watches the stage hears of real changes only.
 */
export async function fillStage(
  content: string,
  stage: string,
  names: readonly string[],
) {
  const copy = async (name: string) => {
    const from = path.join(content, name);
    const to = path.join(stage, name);
    if (!(await isSame(from, to))) await cp(from, to, { dereference: true });
  };
  const left = [...names];
  while (left.length > 0) await Promise.all(left.splice(0, atOnce).map(copy));
}
