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
 * Moves what was found in one text to the same places in another. What was found
 * in the part that differs is left out, because it may be gone.
 */
export function moveAll<
  Each extends { readonly at: number; readonly edit?: TextEdit | undefined },
>(places: readonly Each[], before: string, after: string): readonly Each[] {
  if (before === after || places.length === 0) return places;
  const changed = difference(before, after);
  const far = after.length - before.length;
  /** An edit in its new place; undefined if the texts differ there. */
  const moved = (edit: TextEdit): TextEdit | undefined => {
    if (edit.end < changed.at) return edit;
    if (edit.at <= changed.end) return undefined;
    return { ...edit, at: edit.at + far, end: edit.end + far };
  };
  return places.flatMap((place) => {
    const { at, edit } = place;
    const start = moved({ at, end: at, text: "" });
    return start ? { ...place, at: start.at, edit: edit && moved(edit) } : [];
  });
}
