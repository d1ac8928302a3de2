/** How far the hero image moves down at most, in CSS pixels. */
export const parallaxTravel = 50;

/** Scroll distance over which it moves, in CSS pixels. */
export const parallaxDistance = 300;

/** `translateY` of the image at a scroll position, both in CSS pixels. */
export function parallaxOffset(scrollY: number) {
  const progress = Math.min(Math.max(scrollY / parallaxDistance, 0), 1);
  return progress * parallaxTravel;
}

/**
 * For `@supports`: where CSS can move the hero. WebKit could, but then it no
 * longer blends the scrim behind the words with the picture, so this excludes
 * it by `-webkit-named-image`, which no other engine supports.
 */
export const scrollTimelines =
  "(animation-timeline:scroll()) and (not (background:-webkit-named-image(i)))";
