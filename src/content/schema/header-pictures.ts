/** Pictures that a page may have at its top; the first is the usual one. */
const headerPictures = ["prairie", "neighbors", "fence", "boardwalk"] as const;

/** What a page's `header` can be. */
export const headerChoices = [...headerPictures, "none"] as const;

export type HeaderPicture = (typeof headerPictures)[number];

export type HeaderChoice = (typeof headerChoices)[number];
