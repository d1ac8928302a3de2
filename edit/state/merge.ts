import { diff3Merge } from "node-diff3";
import { isTextFile } from "../../src/content/schema/files";
import type { FileText } from "../store";
import type { ChangedFile } from "./edits";

/** A file that two people have changed in the same lines. */
export interface Conflict {
  readonly path: string;
  /** What it holds now, by somebody else; null if they have deleted it. */
  readonly now: string | null;
  /** Both changes, with what is written here in the lines that both have changed. */
  readonly mine: string | null;
  /** Both changes, with what somebody else wrote in those lines. */
  readonly theirs: string | null;
}

const linesOf = (text: string) => text.split(/(?<=\n)/);

/** Both changes of a text. What both have added at one place is kept, too. */
function mergeLines(mine: string, base: string, theirs: string) {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs));
  const chosen = (side: "a" | "b") =>
    parts
      .flatMap(({ ok, conflict }) => {
        if (!conflict) return ok ?? [];
        const { a, o, b } = conflict;
        if (o.length === 0) return [...b, ...a];
        return side === "a" ? a : b;
      })
      .join("");
  return { mine: chosen("a"), theirs: chosen("b") };
}

function mergeFile(
  { path, before, after }: ChangedFile,
  now: string | null,
): Omit<Conflict, "path" | "now"> {
  const isText = isTextFile(path);
  return isText && before !== null && after !== null && now !== null
    ? mergeLines(after, before, now)
    : { mine: after, theirs: now };
}

interface Merged {
  /** Files with what both have written. */
  readonly merged: readonly FileText[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Brings together what is written here and what somebody else has changed since
 * the files were read.
 */
export function mergeChanges(
  changes: readonly ChangedFile[],
  changedSince: readonly FileText[],
): Merged {
  const merged: FileText[] = [];
  const conflicts: Conflict[] = [];
  for (const { path, text: now } of changedSince) {
    const change = changes.find((each) => each.path === path);
    const { mine, theirs } = change
      ? mergeFile(change, now)
      : { mine: now, theirs: now };
    if (mine === theirs) merged.push({ path, text: mine });
    else conflicts.push({ path, now, mine, theirs });
  }
  return { merged, conflicts };
}
