/** Breakpoints in em, so that visitors who enlarge text get the smaller layout. */
export const breakpoint = {
  /** Two small things side by side; phones with enlarged text are narrower. */
  small: "20em",
  /** Three small cards. */
  three: "32em",
  /** Photos at their full width, and the picture above a page. */
  medium: "40em",
  /** Multiple columns, cards at their full size, and the menu in the bar. */
  wide: "56em",
  /** Bands at their full width, and a longer menu in the bar. */
  full: "75em",
} as const;

/** For `matchMedia`: whether the menu is laid out in the bar. */
export const wideQuery = `(min-width:${breakpoint.wide})`;

/** The same for a menu with pages that staff added. */
export const fullQuery = `(min-width:${breakpoint.full})`;

/**
 * For `media` attributes: phones held upright, where a landscape picture would be
 * cropped to a strip. Other tall windows are wide enough for it.
 */
export const tallQuery = "(max-width:30em)";

/** For `media` attributes: it is dusk, unless the visitor chose otherwise. */
export const duskQuery = "(prefers-color-scheme:dark)";

/** For `matchMedia`: the visitor hasn't asked for reduced motion. */
export const motionQuery = "(prefers-reduced-motion:no-preference)";

/** Scripts are off in the browser's settings. */
export const unscriptedQuery = "(scripting:none)";

/**
 * For `sizes` attributes: display width of a card's picture, with three cards
 * in a row, beside its words on phones, and above them on the narrowest. The few
 * windows with two in a row show it half as wide again. Phones name less than the 35vw
 * that they show: on their small pixels, the smaller file looks the same.
 */
export const cardSizes = `${fullQuery} 21rem, (min-width:${breakpoint.three}) 30vw, (min-width:${breakpoint.small}) 26vw, 88vw`;

/** For `sizes` attributes: tablets and wider windows. */
const mediumQuery = `(min-width:${breakpoint.medium})`;

/**
 * For `sizes` attributes: display width of a photo in a page's text. Phones crop
 * a panorama's sides, so there it counts as wider than it shows.
 */
export const photoSizes = (onPhones = "88vw") =>
  `${mediumQuery} 45rem, ${onPhones}`;
