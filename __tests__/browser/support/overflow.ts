import type { Page } from "@playwright/test";

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

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

/**
 * Pairs of texts of which one is over the other, such as a title behind the
 * bar. Of each line, only the middle counts: a line's box is taller than its
 * letters, and those of tightly set lines overlap.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  // No named function inside: tsx wraps those in a helper that pages lack.
  return page.evaluate(() => {
    const lines: { text: string; node: Node; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      // A one-pixel box contains text for screen readers only.
      if (parent?.clientWidth === 1 || !parent?.checkVisibility()) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + 0.25 * height, width, 0.5 * height);
        if (width > 1) lines.push({ text: node.nodeValue ?? "", node, box });
      }
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          ({ node, box }) =>
            node !== one.node &&
            box.left + 1 < one.box.right &&
            one.box.left + 1 < box.right &&
            box.top + 1 < one.box.bottom &&
            one.box.top + 1 < box.bottom,
        )
        .map(({ text }) => `“${one.text}” and “${text}”`),
    );
  });
}
