/** Makes tables Tab stops while they scroll, which Safari doesn't by itself. */
export function focusTables() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isScrolling = target.scrollWidth > target.clientWidth;
      target.setAttribute("tabindex", isScrolling ? "0" : "-1");
    }
  });
  document
    .querySelectorAll("[aria-label=Table]")
    .forEach((table) => observer.observe(table));
}
