import type { Entry } from "../../src/content/read/snapshot";

/** The snapshot of a content folder, as JSON. */
export interface LoadedContent {
  /**
   * Its location on this computer, so that each copy of the site has its own
   * drafts.
   */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Git's hashes of the pictures and documents, by path. */
  readonly hashes: readonly (readonly [string, string])[];
  readonly staticFiles: readonly string[];
  readonly changed: readonly (readonly [string, string | null])[];
  readonly notes: readonly string[];
}
