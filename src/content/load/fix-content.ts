import { randomUUID } from "node:crypto";
import { copyFile, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { applyEdits } from "../read/edits";
import type { Problem } from "../check/result";
import { decode } from "../read/text";
import { type LoadOptions, checkContent } from "./check-content";

/** A correction may reveal another mistake, but rarely more than one or two. */
const maxRounds = 5;

async function fixFile(file: string, problems: readonly Problem[]) {
  const location = path.normalize(file);
  const bytes = await readFile(location);
  const { text, done } = applyEdits(decode(bytes) ?? "", problems);
  // Decoding leaves out a byte order mark.
  const hasMark = bytes.toString().startsWith("\uFEFF");
  // Otherwise, a full disk would cut the file short.
  const temporary = `${location}.${randomUUID()}.tmp`;
  try {
    await copyFile(location, temporary);
    await writeFile(temporary, hasMark ? `\uFEFF${text}` : text);
    await rename(temporary, location);
  } finally {
    await rm(temporary, { force: true });
  }
  return done;
}

/**
 * Makes all corrections that are certain in the files of a content folder.
 *
 * @returns the problems that it corrected, in file order
 */
export async function fixContent(
  directory: string,
  options: LoadOptions = {},
): Promise<Problem[]> {
  const corrected: Problem[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const { problems } = await checkContent(directory, options);
    const certain = problems.filter(({ edit }) => edit !== undefined);
    if (certain.length === 0) break;
    for (const file of new Set(certain.map((problem) => problem.file))) {
      const here = certain.filter((problem) => problem.file === file);
      corrected.push(...(await fixFile(file, here)));
    }
  }
  return corrected;
}
