import type { Keys } from "../../src/content/read/value-node";

interface FormPlace {
  readonly path: string;
  /** Of the field; absent for the whole. */
  readonly keys?: Keys;
  readonly textAt?: never;
}

interface TextPlace {
  readonly path: string;
  readonly keys?: never;
  /**
   * An offset from the start of what is shown as text. Counted from the start of
   * the file, it would move with each change in the form above that text.
   */
  readonly textAt: number;
}

/**
 * A file or folder as a whole, a field of its form, or a place in what is shown
 * as text.
 */
export type ContentPlace = FormPlace | TextPlace;
