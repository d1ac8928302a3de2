import { isTextFile } from "../../src/content/schema/files";
import { mergeLines } from "../text/merge-lines";
import { formFields } from "../text/read-fields";
import type { ChangedFile, FileText } from "./texts";
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

function mergeFile({ path, before, after }: ChangedFile, now: string | null) {
  const isText = isTextFile(path);
  if (!isText || before === null || after === null || now === null) {
    return { mine: after, theirs: now };
  }
  const hasForm = formFields(path, after) !== undefined;
  // If both have added the same field, a form couldn't show it.
  return mergeLines(
    after,
    before,
    now,
    (text) => !hasForm || formFields(path, text) !== undefined,
  );
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
