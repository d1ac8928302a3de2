/** How far, in CSS pixels, a toast is dragged before letting go dismisses it. */
const swipeThreshold = 50;

/** Whether a drag of `distance` CSS pixels, either way, dismisses the toast. */
export function isSwipe(distance: number) {
  return Math.abs(distance) >= swipeThreshold;
}
