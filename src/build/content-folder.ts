/** What staff edit. */
export const contentFolder = "content";

/** The content as it was when it was last in order, for `gatsby develop`. */
export const stageFolder = ".cache/content";

/** Photos that content names by address, kept from build to build. */
export const photosFolder = ".photos";

/**
 * The folder that Gatsby reads. A build reads what staff wrote, after checking
 * it. `develop` goes on while they write, so it reads the last content that
 * was in order, and a half-written file never reaches a page.
 */
export function sourceFolder(nodeEnv: string | undefined) {
  return nodeEnv === "development" ? stageFolder : contentFolder;
}
