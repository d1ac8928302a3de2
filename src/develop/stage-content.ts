import { cp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../build/files-in";

/** None when there is no folder. */
const filesBelow = (folder: string) => filesIn(folder).catch(() => []);

async function isSame(one: string, other: string) {
  const [a, b] = await Promise.all([
    readFile(one),
    readFile(other).catch(() => undefined),
  ]);
  return b !== undefined && a.equals(b);
}

/**
 * Makes `stage` hold the same files as `content`. Files that are the same are
 * left alone, so that whoever watches the stage hears of real changes only.
 */
export async function stageContent(content: string, stage: string) {
  const wanted = await filesBelow(content);
  for (const file of wanted) {
    const from = path.join(content, file);
    const to = path.join(stage, file);
    if (!(await isSame(from, to))) await cp(from, to);
  }
  const kept = new Set(wanted);
  for (const file of await filesBelow(stage)) {
    if (!kept.has(file)) await rm(path.join(stage, file));
  }
}
