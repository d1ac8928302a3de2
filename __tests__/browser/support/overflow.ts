import type { Page } from "@playwright/test";

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Texts that extend beyond the right edge of the window, whether or not the page
 * can scroll to it. Scrollable boxes, such as tables, are exempt.
 */
export function wideTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      range.selectNodeContents(text);
      const isWide = [...range.getClientRects()].some(
        ({ right }) => right > document.documentElement.clientWidth + 1,
      );
      let box = isWide ? text.parentElement : null;
      // A one-pixel box contains text for screen readers only.
      while (
        box &&
        box.clientWidth !== 1 &&
        !/auto|scroll/.test(getComputedStyle(box).overflowX)
      ) {
        box = box.parentElement;
      }
      if (!isWide || box) continue;
      found.push(text.textContent ?? "");
    }
    return found;
  });
}

/** Texts that are cut off by the box around them, and can't be scrolled to. */
export function cutOffTexts(page: Page) {
  return page.locator("body *").evaluateAll((elements) =>
    elements
      .filter((element) =>
        ["hidden", "clip"].includes(getComputedStyle(element).overflowX),
      )
      .filter((element) => element.clientWidth > 1 && element.tagName !== "IMG")
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent),
  );
}
