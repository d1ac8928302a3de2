import type { Content } from "../site/content";
import type { TextEdit } from "../read/edits";
import type { Keys } from "../read/value-node";

/** A place in a file of the content. */
export interface Place {
  /** The file in the content folder; `checkContent` puts the folder before it. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters as text editors show them. */
  column: number;
  /** The same as an offset, in UTF-16 units. */
  at: number;
  /**
   * Where it is, in words: what the file is called, and then the names that lead
   * to the place in it, such as `programs`, `Wildlife Monitoring` and `image`.
   */
  where: readonly string[];
}

/**
 * How serious a problem is:
 *
 * - mistake: something is wrong; it blocks the build, or else the launch
 * - missing: something still has to be written there, but nothing is wrong yet;
 *   it blocks the same as a mistake
 * - warning: something may be right, but somebody should look at it; it blocks
 *   nothing
 */
export type ProblemKind = "mistake" | "missing" | "warning";

/** A problem in the content, described so that its author can fix it. */
export interface Problem extends Place {
  kind: ProblemKind;
  /**
   * The field, which may be missing; undefined if the problem isn't about a
   * field.
   */
  keys?: Keys;
  found: string;
  expected: string;
  fix: string;
  /** The fix as a change of the file's text, if it is certain. */
  edit?: TextEdit;
}

/** A photo on another site, and a place in the content that names it by its address. */
export interface StockPhoto extends Place {
  address: string;
  /** Minimum width, in pixels. */
  minimumWidth: number;
}

export interface CheckResult {
  /** Mistakes, and what is missing. */
  problems: Problem[];
  /** In their own list, so that they don't use up the limit of problems. */
  warnings: Problem[];
  /** The content; absent if there are problems. */
  content?: Content;
  /** Every photo named by address, for the build to fetch. */
  stockPhotos: StockPhoto[];
  /** How many files were checked. */
  files: number;
  /** What wasn't checked or isn't listed, and why. */
  notes: string[];
}

/** The result for content that couldn't be checked, and why. */
export const unchecked = (
  reason: Pick<Problem, "file" | "where" | "found" | "expected" | "fix">,
): CheckResult => ({
  problems: [{ ...reason, kind: "mistake", line: 1, column: 1, at: 0 }],
  warnings: [],
  stockPhotos: [],
  files: 0,
  notes: [],
});
