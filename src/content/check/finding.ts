import type { Place, Problem } from "../problem";

/** A mistake in a file's text, before its offset is made a line and column. */
export interface Finding extends Omit<Problem, "file" | "line" | "column"> {
  /** Where it begins, in UTF-16 units from the start of the text. */
  offset: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Signs beyond ASCII, with the one before them that an accent may belong to.
 * The segmenter takes minutes for a long text; so many at once are quick.
 */
// eslint-disable-next-line no-control-regex -- ASCII has control characters
const beyondAscii = /[\x00-\x7F]?[^\x00-\x7F]{1,200}/gu;

/** Characters as an editor shows them: a letter and its accent are one. */
export function characterCount(text: string): number {
  let count = 0;
  let counted = 0;
  for (const { 0: part, index } of text.matchAll(beyondAscii)) {
    count += index - counted + Array.from(segmenter.segment(part)).length;
    counted = index + part.length;
  }
  return count + text.length - counted;
}

/** Gives findings their file, line and column, in the order of the text. */
export function locate<Found extends Pick<Finding, "offset">>(
  file: string,
  text: string,
  findings: readonly Found[],
): (Omit<Found, "offset"> & Place)[] {
  let from = 0;
  let line = 1;
  let column = 1;
  return findings
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, ...finding }) => {
      const lines = text.slice(from, offset).split("\n");
      const last = lines.at(-1) ?? "";
      line += lines.length - 1;
      column = (lines.length > 1 ? 1 : column) + characterCount(last);
      from = offset;
      return { ...finding, file, line, column };
    });
}
