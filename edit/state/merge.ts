import { diff3Merge } from "node-diff3";
import { isTextFile } from "../../src/content/schema/files";
import type { FileText } from "../store";
import type { ChangedFile } from "./edits";

const linesOf = (text: string) => text.split(/(?<=\n)/);

/** Both changes of a text; undefined if they are in the same lines. */
function mergeLines(mine: string, base: string, theirs: string) {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs));
  const lines: string[] = [];
  for (const { ok } of parts) {
    if (!ok) return undefined;
    lines.push(...ok);
  }
  return lines.join("");
}

function mergeFile(
  { path, before, after }: ChangedFile,
  theirs: string | null,
) {
  if (after === theirs) return after;
  if (before === null || after === null || theirs === null) return undefined;
  return isTextFile(path) ? mergeLines(after, before, theirs) : undefined;
}

interface Merged {
  /** Files with what both have written. */
  readonly merged: readonly FileText[];
  /** Files in which both have changed the same lines. */
  readonly conflicts: readonly FileText[];
}

/**
 * Brings together what is written here and what somebody else has changed in
 * the same files since they were read.
 */
export function mergeChanges(
  changes: readonly ChangedFile[],
  changedSince: readonly FileText[],
): Merged {
  const merged: FileText[] = [];
  const conflicts: FileText[] = [];
  for (const since of changedSince) {
    const mine = changes.find(({ path }) => path === since.path);
    const text = mine ? mergeFile(mine, since.text) : since.text;
    if (text === undefined) conflicts.push(since);
    else merged.push({ path: since.path, text });
  }
  return { merged, conflicts };
}
