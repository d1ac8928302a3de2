import { check } from "../../src/content/check/check";
import type { CheckResult } from "../../src/content/check/result";
import type { FolderEntry } from "../../src/content/read/snapshot";
import { isTextFile } from "../../src/content/schema/files";
import { largestDocument } from "../../src/content/schema/limits";
import { type ContentFolder, type Texts, changedFiles } from "../store/texts";
import { uploadIn } from "../state/uploads";

/** A picture or document as if nothing was wrong with it, except perhaps its name. */
const trusted = ({ path, kind, size, pdf }: FolderEntry): FolderEntry => ({
  path,
  kind,
  size: Math.min(size, largestDocument),
  ...(pdf && { pdf: { hasStart: true, hasEnd: true, runsProgram: false } }),
});

function entryOf(input: CheckInput, path: string, text: string): FolderEntry {
  if (!isTextFile(path)) {
    const upload = uploadIn(input, path, text);
    return input.trustsUploads ? trusted(upload) : upload;
  }
  const size = new TextEncoder().encode(text).length;
  return { path, kind: "file", size, text };
}

/** All entries of a content folder, sorted by path. */
const entriesIn = (input: CheckInput): FolderEntry[] =>
  [
    // Somebody may have replaced a page that can't be read.
    ...input.otherFiles.entries.filter(({ path }) => !input.texts.has(path)),
    ...Array.from(input.texts, ([path, text]) => entryOf(input, path, text)),
  ].toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** A content folder to check. */
export interface CheckInput extends ContentFolder {
  /** What the texts were before the changes. */
  readonly base: Texts;
  /** Whether to ignore what is wrong inside pictures and documents. */
  readonly trustsUploads?: boolean;
}

/** Checks a content folder. */
export function checkTexts(input: CheckInput): CheckResult {
  const { base, texts, otherFiles } = input;
  const changed = new Map<string, string | null>([
    ...changedFiles(base, texts).map(
      ({ path, before }) => [path, isTextFile(path) ? before : null] as const,
    ),
    ...otherFiles.changed,
  ]);
  return check({ ...otherFiles, entries: entriesIn(input), changed });
}
