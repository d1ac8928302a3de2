/**
 * While a table scrolls, makes it a Tab stop, which Safari doesn't by itself,
 * and shows the sentence that says so.
 */
function markScrolling(table: HTMLElement) {
  const isScrolling = table.scrollWidth > table.clientWidth;
  table.tabIndex = isScrolling ? 0 : -1;
  table
    .querySelector("[data-scroll-note]")
    ?.toggleAttribute("hidden", !isScrolling);
}

// The page resizes with the window, and when React adds a table in `gatsby develop`.
new ResizeObserver(() => {
  document
    .querySelectorAll<HTMLElement>("[data-scrolls]")
    .forEach(markScrolling);
}).observe(document.body);
