/** Color names for impact figures; the theme defines their values. */
export const figureColors = ["green", "blue", "purple", "yellow"] as const;

export type FigureColor = (typeof figureColors)[number];
