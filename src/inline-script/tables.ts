/**
 * While a table scrolls, makes it a Tab stop, which Safari doesn't by itself,
 * and shows the sentence that says so.
 */
export function focusTables() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isScrolling = target.scrollWidth > target.clientWidth;
      target.setAttribute("tabindex", isScrolling ? "0" : "-1");
      target.firstElementChild?.toggleAttribute("hidden", !isScrolling);
    }
  });
  document
    .querySelectorAll("main [role=group]")
    .forEach((table) => observer.observe(table));
}
