/** Minimum drag distance that dismisses a toast, in CSS pixels. */
const swipeThreshold = 50;

/** Whether a drag of `distance` CSS pixels, in either direction, is a swipe. */
export function isSwipe(distance: number) {
  return Math.abs(distance) >= swipeThreshold;
}
