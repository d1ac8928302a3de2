import type { Keys } from "../../src/content/read/value-node";

/**
 * A file or folder as a whole, a field of its form, or a place in what is shown
 * as text.
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
