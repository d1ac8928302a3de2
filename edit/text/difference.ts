import type { TextEdit } from "../../src/content/read/edits";

/** The single edit that turns the first text into the second. */
export function difference(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let same = 0;
  while (same < shorter - at && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  const text = after.slice(at, after.length - same);
  return { at, end: before.length - same, text };
}

/**
 * Moves an edit of one text to the same place in another.
 *
 * @returns undefined if the texts differ in that place
 */
function moveEdit(
  edit: TextEdit,
  before: string,
  after: string,
): TextEdit | undefined {
  if (before === after) return edit;
  const changed = difference(before, after);
  if (edit.end < changed.at) return edit;
  if (edit.at <= changed.end) return undefined;
  const moved = after.length - before.length;
  return { ...edit, at: edit.at + moved, end: edit.end + moved };
}

/**
 * Moves what was found in one text to the same places in another. What was found
 * in the part that differs is left out, because it may be gone.
 */
export function moveAll<
  Each extends { readonly at: number; readonly edit?: TextEdit | undefined },
>(places: readonly Each[], before: string, after: string): readonly Each[] {
  if (before === after || places.length === 0) return places;
  return places.flatMap((place) => {
    const { at, edit } = place;
    const moved = moveEdit({ at, end: at, text: "" }, before, after);
    if (!moved) return [];
    return {
      ...place,
      at: moved.at,
      edit: edit && moveEdit(edit, before, after),
    };
  });
}
