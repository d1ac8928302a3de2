// Media queries without `@media`, for styles, attributes and scripts. Widths are in
// em, so that visitors who enlarge text get the smaller layout.

/** Two small things side by side; phones with enlarged text are narrower. */
const smallQuery = "(min-width:20em)";

/** Three small cards. */
const threeQuery = "(min-width:32em)";

/** Photos at their full width, and the picture above a page. */
export const mediumQuery = "(min-width:40em)";

/** Multiple columns, cards at their full size, and the menu in the bar. */
export const wideQuery = "(min-width:56em)";

/** Bands at their full width, and a longer menu in the bar. */
export const fullQuery = "(min-width:75em)";

/**
 * Phones held upright, where a landscape picture would be cropped to a strip.
 * Other tall windows are wide enough for it.
 */
export const tallQuery = "(max-width:30em)";

/** It is dusk, unless the visitor chose otherwise. */
export const duskQuery = "(prefers-color-scheme:dark)";

/** The visitor hasn't asked for reduced motion. */
export const motionQuery = "(prefers-reduced-motion:no-preference)";

/**
 * For `sizes` attributes: display width of a card's picture, with three cards
 * in a row, beside its words on phones, and above them on the narrowest. The few
 * windows with two in a row show it half as wide again. Phones name less than the 35vw
 * that they show: on their small pixels, the smaller file looks the same.
 */
export const cardSizes = `${fullQuery} 21rem, ${threeQuery} 30vw, ${smallQuery} 26vw, 88vw`;

/**
 * For `sizes` attributes: display width of a photo in a page's text. Phones crop
 * a panorama's sides, so there it counts as wider than it shows.
 */
export const photoSizes = (onPhones = "88vw") =>
  `${mediumQuery} 45rem, ${onPhones}`;
