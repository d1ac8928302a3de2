import { check } from "../../src/content/check/check";
import {
  type CheckResult,
  type Problem,
  unchecked,
} from "../../src/content/check/result";
import type { Entry } from "../../src/content/read/snapshot";
import { isTextFile } from "../../src/content/schema/files";
import { bytesFrom } from "../encoding";
import { type ContentFolder, type Texts, changedFiles } from "./texts";
import { uploadIn } from "./uploads";

function entryOf(folder: ContentFolder, path: string, text: string): Entry {
  if (!isTextFile(path)) return uploadIn(folder, path, text);
  const bytes = bytesFrom(path, text);
  return { path, kind: "file", size: bytes.length, bytes };
}

/** All entries of a content folder, sorted by path. */
const entriesIn = (folder: ContentFolder): Entry[] =>
  [
    // Somebody may have added a page in place of one that can't be read.
    ...folder.otherFiles.entries.filter(({ path }) => !folder.texts.has(path)),
    ...Array.from(folder.texts, ([path, text]) => entryOf(folder, path, text)),
  ].toSorted((one, other) => (one.path < other.path ? -1 : 1));

/**
 * The result if the check itself fails, which is our fault. As it is a problem,
 * nothing unchecked can be saved.
 */
const failedCheck = (file: string, error: unknown) =>
  unchecked({
    file,
    where: "all files",
    found: `a bug in the editor: ${String(error)}`,
    expected: "files that can be checked",
    fix: "send this message to a developer; what you wrote is kept. If it happened with your last change, undo that",
  });

/** A content folder to check. */
export interface CheckInput extends ContentFolder {
  /** What the texts were before the changes. */
  readonly base: Texts;
}

/** The check reports files with their folder. */
const folderName = "content";

/** A problem, with the path of its file in the content folder. */
const inFolder = (problem: Problem): Problem => ({
  ...problem,
  file: problem.file.slice(`${folderName}/`.length),
});

/**
 * Checks a content folder. Never throws.
 *
 * @returns problems with the paths of their files in the folder
 */
export function checkTexts({ base, ...folder }: CheckInput): CheckResult {
  const { texts, otherFiles } = folder;
  const edited = changedFiles(base, texts);
  try {
    const entries = entriesIn(folder);
    const changed = new Map<string, string | null>([
      ...edited.map(
        ({ path, before }) => [path, isTextFile(path) ? before : null] as const,
      ),
      ...otherFiles.changed,
    ]);
    const result = check(folderName, { ...otherFiles, entries, changed });
    return {
      ...result,
      problems: result.problems.map(inFolder),
      warnings: result.warnings.map(inFolder),
    };
  } catch (error) {
    console.error(error);
    return failedCheck(edited.at(-1)?.path ?? "site.yml", error);
  }
}
