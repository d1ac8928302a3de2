import { isTextFile } from "../../src/content/schema/files";
import { mergeLines } from "../text/merge-lines";
import { formFields } from "../text/read-fields";
import type { ChangedFile, FileText } from "../store/texts";
import { joinMoves } from "../state/moved-pages";

/** Whose lines to keep. */
export type Side = "mine" | "theirs";

/** A file that two people have changed in the same lines. */
export interface Conflict {
  readonly path: string;
  /** What somebody else has saved; its path differs if the page has moved here. */
  readonly saved: FileText;
  /** Both changes, with what is written here in the lines that both have changed. */
  readonly mine: string | null;
  /** Both changes, with what somebody else wrote in those lines. */
  readonly theirs: string | null;
  /** What was chosen; undefined until then. */
  readonly side?: Side;
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
 * Merges what is written here with what somebody else has changed since the
 * files were read.
 */
export function mergeChanges(
  changes: readonly ChangedFile[],
  changedSince: readonly FileText[],
) {
  const merged: FileText[] = [];
  const conflicts: Conflict[] = [];
  const moves = joinMoves(changes);
  for (const saved of changedSince) {
    const { path: savedPath, text: now } = saved;
    // What they changed in a page that was moved here goes to its new address,
    // unless they have also added a page there: staff then decide about each.
    const move =
      now === null
        ? undefined
        : moves.find(
            (each) =>
              each.movedFrom === savedPath &&
              changedSince.every((other) => other.path !== each.path),
          );
    const change = move ?? changes.find((each) => each.path === savedPath);
    const path = change?.path ?? savedPath;
    const { mine, theirs } = change
      ? mergeFile(change, now)
      : { mine: now, theirs: now };
    if (mine === theirs) merged.push({ path, text: mine });
    else conflicts.push({ path, saved, mine, theirs });
  }
  return { merged, conflicts };
}
