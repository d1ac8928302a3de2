/**
 * What a rule finds where something is still to be written. The author has made
 * no mistake yet.
 *
 * @param where it is missing, if its place in the file doesn't say so
 */
export const nothing = (where = "") =>
  ({ found: `nothing${where}`, isMissing: true }) as const;
