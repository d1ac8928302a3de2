/** Widths in em, so that a visitor who enlarges text gets the smaller layout. */
export const breakpoint = {
  /** Two columns of cards. */
  medium: "40em",
  /** Side-by-side columns, three cards, and the menu laid out in the bar. */
  wide: "56em",
} as const;

/** For `matchMedia`: true while the menu is laid out in the bar. */
export const wideQuery = `(min-width: ${breakpoint.wide})`;

/** For `media` attributes: windows where a wide picture would be a strip. */
export const tallQuery = "(max-aspect-ratio: 3/5)";

/** For `media` attributes: visitors whose system is set to dark. */
export const duskQuery = "(prefers-color-scheme: dark)";

/**
 * For `sizes` attributes: how wide a card's picture is shown. Three cards a row
 * in the widest layout, two, then one.
 */
export const cardSizes = `(min-width: 75em) 21rem, ${wideQuery} 29vw, (min-width: ${breakpoint.medium}) 44vw, 88vw`;
