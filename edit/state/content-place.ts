import type { Keys } from "../../src/content/read/value-node";

/**
 * What somebody edits: a file or folder as a whole, a field of its form, or what
 * is shown as text, from an offset on.
 */
export interface ContentPlace {
  readonly path: string;
  /** Of the field. */
  readonly keys?: Keys | undefined;
  /**
   * An offset from the start of what is shown as text. Counted from the start of
   * the file, it would move with each change in the form above that text.
   */
  readonly textAt?: number | undefined;
}
