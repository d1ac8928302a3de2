import { type MergeRegion, diff3Merge } from "node-diff3";
import { isTextFile } from "../../src/content/schema/files";
import type { FileText } from "../store";
import { lineBreakOf } from "../text/lines";
import { formFields } from "../text/read-fields";
import type { ChangedFile } from "./texts";
import { joinMoves } from "./moved-pages";

/** A file that two people have changed in the same lines. */
export interface Conflict {
  readonly path: string;
  /** The file that they have changed, if the page has another address here. */
  readonly movedFrom?: string | undefined;
  /** What somebody else has saved; null if they have deleted it. */
  readonly now: string | null;
  /** Both changes, with what is written here in the lines that both have changed. */
  readonly mine: string | null;
  /** Both changes, with what somebody else wrote in those lines. */
  readonly theirs: string | null;
}

type Region = NonNullable<MergeRegion<string>["conflict"]>;

/**
 * Merges two changes of the lines `o`: `a` here, and `b` by somebody else. If both
 * changed a line, that of one side is taken.
 *
 * @param isBothAdded whether what both have added at one place is kept
 */
function mergeRegion(
  { a, o, b }: Region,
  side: "a" | "b",
  isBothAdded: boolean,
): readonly string[] {
  if (o.length === 0 && isBothAdded) return [...b, ...a];
  const chosen = side === "a" ? a : b;
  // Line by line, as for two fields below each other.
  if (a.length !== o.length || b.length !== o.length) return chosen;
  return o.map((line, index) => {
    const isChanged = { a: a[index] !== line, b: b[index] !== line };
    const from = isChanged.a && isChanged.b ? chosen : isChanged.a ? a : b;
    return from[index] ?? line;
  });
}

/** The lines of a text, all with a break: something may be added below the last. */
const linesOf = (text: string) =>
  text.replace(/[^\n]$/, `$&${lineBreakOf(text)}`).split(/(?<=\n)/);

/** Merges two changes of a text. */
function mergeLines(
  mine: string,
  base: string,
  theirs: string,
  isBothAdded: boolean,
) {
  const hasLastBreak = mine.endsWith("\n") || theirs.endsWith("\n");
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs));
  const chosen = (side: "a" | "b") => {
    const text = parts
      .flatMap(({ ok = [], conflict }) =>
        conflict ? mergeRegion(conflict, side, isBothAdded) : ok,
      )
      .join("");
    return hasLastBreak ? text : text.replace(/\r?\n$/, "");
  };
  return { mine: chosen("a"), theirs: chosen("b") };
}

function mergeFile({ path, before, after }: ChangedFile, now: string | null) {
  const isText = isTextFile(path);
  if (!isText || before === null || after === null || now === null) {
    return { mine: after, theirs: now };
  }
  const both = mergeLines(after, before, now, true);
  // Both may have added the same field, which would have no form then.
  const isBroken = formFields(path, after) && !formFields(path, both.mine);
  return isBroken ? mergeLines(after, before, now, false) : both;
}

/**
 * Brings together what is written here and what somebody else has changed since
 * the files were read.
 */
export function mergeChanges(
  changes: readonly ChangedFile[],
  changedSince: readonly FileText[],
) {
  const merged: FileText[] = [];
  const conflicts: Conflict[] = [];
  const moves = joinMoves(changes);
  for (const { path, text: now } of changedSince) {
    // What they wrote in a page that has another address here belongs to that one,
    // unless they have added a page there, too: each is then asked about.
    const move =
      now === null
        ? undefined
        : moves.find(
            (each) =>
              each.movedFrom === path &&
              changedSince.every((other) => other.path !== each.path),
          );
    const change = move ?? changes.find((each) => each.path === path);
    const file = { path: move?.path ?? path, movedFrom: move?.movedFrom };
    const { mine, theirs } = change
      ? mergeFile(change, now)
      : { mine: now, theirs: now };
    if (mine === theirs) merged.push({ path: file.path, text: mine });
    else conflicts.push({ ...file, now, mine, theirs });
  }
  return { merged, conflicts };
}
