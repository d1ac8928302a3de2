/** How far the hero image moves down at most, in CSS pixels. */
export const parallaxTravel = 50;

/** Scroll distance over which it moves, in CSS pixels. */
export const parallaxDistance = 300;

/** `translateY` of the image at a scroll position, both in CSS pixels. */
export function parallaxOffset(scrollY: number) {
  const progress = Math.min(Math.max(scrollY / parallaxDistance, 0), 1);
  return progress * parallaxTravel;
}
