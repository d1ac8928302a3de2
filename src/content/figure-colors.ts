/** The colors an impact figure may name; the theme holds their values. */
export const figureColors = ["green", "blue", "purple", "yellow"] as const;

export type FigureColor = (typeof figureColors)[number];
