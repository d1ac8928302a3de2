/** What was found out of a picture's file. */
export interface Picture {
  /** As its bytes say: "jpeg", "png", "webp", "avif", "heic"…; undefined when it can't be read. */
  format: string | undefined;
  /** In pixels, as it is seen: turned the way the camera noted. */
  width: number;
  height: number;
  /** Whether it says where it was taken. */
  hasLocation: boolean;
}

/** What stands in the content folder under one name. */
export interface Entry {
  /** From the content folder, divided by `/`: `pages/about.mdx`. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
  /** In bytes. */
  size: number;
  /** What is in it, of a file that may be text; absent when it could not be read. */
  bytes?: Uint8Array;
  picture?: Picture;
}

/**
 * All that the checker knows of a content folder. The checker touches neither
 * the disk nor Git, so that it runs in a browser, too.
 */
export interface Snapshot {
  /** In the order of their paths. */
  entries: readonly Entry[];
  /** Files that are served as they are, by their address: `/favicon.svg`. */
  staticFiles: ReadonlySet<string>;
  /**
   * Files that differ from the commit that the change starts from, with what
   * they held there; null for pictures. Files that are new are not in it.
   */
  changed: ReadonlyMap<string, string | null>;
  /** What could not be found out, and why. */
  notes: readonly string[];
}
