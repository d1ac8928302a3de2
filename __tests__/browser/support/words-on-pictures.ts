import type { Locator, Page } from "@playwright/test";

/** Selector for text that may be over a picture. */
const texts = "main :is(h1, h2, h3, p, small)";

/**
 * The texts over a picture, at the page's current width and color scheme. Text
 * with a background between it and the picture doesn't count.
 */
export async function wordsOnPictures(page: Page): Promise<Locator[]> {
  // No named function inside: tsx wraps those in a helper that pages lack.
  const areOnPictures = await page.locator(texts).evaluateAll((nodes) =>
    nodes.map((node) => {
      // By the line, because a box of text goes on behind what floats beside it.
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      let ancestor: Element | null = node;
      for (; ancestor !== null; ancestor = ancestor.parentElement) {
        const { backgroundImage, backgroundColor } = getComputedStyle(ancestor);
        const isOnImage = [...ancestor.querySelectorAll("img")].some(
          (image) => {
            const { left, right, top, bottom } = image.getBoundingClientRect();
            // The hero's picture goes on below its section, which clips it.
            const section = image.closest("section") ?? image;
            const end = Math.min(
              bottom,
              section.getBoundingClientRect().bottom,
            );
            return lines.some(
              (line) =>
                left < line.right &&
                line.left < right &&
                top < line.bottom &&
                line.top < end,
            );
          },
        );
        if (isOnImage || backgroundImage.startsWith("url(")) return true;
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return false;
      }
      return false;
    }),
  );
  return (await page.locator(texts).all()).filter(
    (_, index) => areOnPictures[index],
  );
}
