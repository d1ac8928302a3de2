/** What staff edit. */
export const contentFolder = "content";

/**
 * The pages and pictures that were checked, copied for Gatsby, which reads no
 * others. What staff write reaches it only once it is in order.
 */
export const stageFolder = ".cache/content";
