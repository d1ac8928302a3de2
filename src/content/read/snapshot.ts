/** Properties of a picture file. */
export interface Picture {
  /** Detected from the bytes: "jpeg", "png", "webp", "avif", "gif"…; undefined if unreadable. */
  format: string | undefined;
  /** In pixels, after applying the camera's orientation. */
  width: number;
  height: number;
  /** Whether it contains GPS coordinates. */
  hasLocation: boolean;
}

export interface Pdf {
  /** The marks at the start and the end of the file. */
  hasStart: boolean;
  hasEnd: boolean;
  /** Whether it runs a script or another program; undefined if unknown. */
  runsProgram: boolean | undefined;
}

/** A file, folder, or other entry in the content folder. */
export interface FolderEntry {
  /** Relative to the content folder, with `/`: `pages/about.mdx`. */
  path: string;
  kind: "file" | "folder" | "other";
  /** In bytes. */
  size: number;
  /** What a text file says; absent for other files, or if it can't be opened. */
  text?: string;
  /** Whether the text is followed by bytes that aren't UTF-8. */
  isDamaged?: true;
  picture?: Picture;
  /** For files in the documents folder whose names end in .pdf. */
  pdf?: Pdf;
}

/**
 * Everything the checker knows about a content folder. The checker itself
 * accesses neither the disk nor Git.
 */
export interface Snapshot {
  /** Sorted by path. */
  entries: readonly FolderEntry[];
  /** The addresses of static files: `/favicon.svg`. */
  staticFiles: ReadonlySet<string>;
  /**
   * Files modified, added, or deleted since the base commit, with their text in
   * that commit; null for new files, pictures, and documents. Empty if nothing
   * is known about that commit.
   */
  changed: ReadonlyMap<string, string | null>;
  /** What could not be determined, and why. */
  notes: readonly string[];
}
