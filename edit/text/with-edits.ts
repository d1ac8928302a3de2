import { type TextEdit, applyEdits } from "../../src/content/read/edits";

/** A text after edits; undefined ones change nothing. */
export const withEdits = (
  text: string,
  ...edits: readonly (TextEdit | undefined)[]
) =>
  applyEdits(
    text,
    edits.flatMap((edit) => (edit ? [{ edit }] : [])),
  ).text;
