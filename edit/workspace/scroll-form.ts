/**
 * Scrolls the form that an element is in; in low windows, the whole page, because
 * the form isn't scrolled there.
 *
 * @param distance in pixels, down the page
 */
export function scrollForm(inside: Element, distance: number) {
  const form = inside.closest("main");
  const before = form?.scrollTop ?? 0;
  form?.scrollBy(0, distance);
  scrollBy(0, distance - ((form?.scrollTop ?? 0) - before));
}
