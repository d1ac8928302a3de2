// Media queries without `@media`, for styles, attributes and scripts. Widths are in
// em, so that visitors who enlarge text get the smaller layout.

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
