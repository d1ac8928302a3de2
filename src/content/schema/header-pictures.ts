/** Pictures that a page may have at its top; the first is the usual one. */
export const headerPictures = [
  "prairie",
  "neighbors",
  "fence",
  "boardwalk",
] as const;

export type HeaderPicture = (typeof headerPictures)[number];
