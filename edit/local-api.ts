import type { Entry } from "../src/content/read/snapshot";

/** The snapshot of a content folder, as JSON. */
export interface LoadedContent {
  /** The folder's name in reports. */
  readonly folder: string;
  readonly entries: readonly (Omit<Entry, "bytes"> & {
    readonly base64?: string;
  })[];
  readonly staticFiles: readonly string[];
  readonly changed: readonly (readonly [string, string | null])[];
  readonly notes: readonly string[];
}

/**
 * What a file held when it was read, and what it shall hold: a text as it is, a
 * picture in base64, and null for no file.
 */
export interface FileChange {
  /** Relative to the content folder: `pages/about.mdx`. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export type SaveAnswer =
  | { readonly saved: true }
  | {
      /** Files that are not as they were read, and what they hold now. */
      readonly changedOnDisk: readonly {
        readonly path: string;
        readonly text: string | null;
      }[];
    }
  /** Why nothing was saved, in words for staff. */
  | { readonly error: string };
