// What the hero and the inline script agree on, which moves it where CSS can't.

import { heroId } from "../content/schema/layout-ids";

/** Selects the part that moves on scroll. */
export const heroBackdrop = `#${heroId} > picture`;

/** How far it moves down at most, in CSS pixels. */
export const parallaxTravel = 50;

/** Scroll distance over which it moves, in CSS pixels. */
export const parallaxDistance = 300;

/**
 * For `@supports`: where CSS can move the hero. WebKit could, but then it no
 * longer blends the scrim behind the words with the picture, so this excludes
 * it by `-webkit-named-image`, which no other engine supports.
 */
export const scrollTimelines =
  "(animation-timeline:scroll()) and (not (background:-webkit-named-image(i)))";
