/** How far the hero image moves down, in CSS pixels. */
export const parallaxTravel = 50;

/** Over how much scroll it does so, in CSS pixels; then it stays. */
export const parallaxDistance = 300;

/** The image's `translateY` in CSS pixels at a scroll position in CSS pixels. */
export function parallaxOffset(scrollY: number) {
  const progress = Math.min(Math.max(scrollY / parallaxDistance, 0), 1);
  return progress * parallaxTravel;
}
