import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb, rgbOf } from "./contrast-ratio";

/** Scrolls to a text: the boxes of its lines in the window, and how it looks. */
function textOf(element: Locator) {
  return element.evaluate((node) => {
    node.scrollIntoView({ block: "center", behavior: "instant" });
    const lines: DOMRect[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    // In whole CSS pixels, which are also the screenshot's pixels.
    const boxes = lines.map(({ left, top, right, bottom }) => ({
      x: Math.max(Math.floor(left), 0),
      y: Math.max(Math.floor(top), 0),
      right: Math.min(Math.ceil(right), innerWidth),
      bottom: Math.min(Math.ceil(bottom), innerHeight),
    }));
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return {
      boxes: boxes.filter(({ x, y, right, bottom }) => x < right && y < bottom),
      color,
      // WCAG 2.2, success criterion 1.4.3.
      needed: isLarge ? 3 : 4.5,
    };
  });
}

/** Hides all text in a screenshot. */
const withoutText =
  "* { color: transparent !important; text-shadow: none !important }";

/**
 * The contrast of the element's words with the worst pixel behind them, as
 * drawn. The element's own background counts. Words outside the window are
 * skipped.
 *
 * @throws {Error} if there are no words
 */
export async function worstContrast(element: Locator) {
  const { boxes, color, needed } = await textOf(element);
  if (boxes.length === 0) throw new Error("There are no words");
  const ink = rgbOf(color);
  const screenshot = await element
    .page()
    .screenshot({ style: withoutText, animations: "disabled" });
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  let worst = { ratio: Infinity, x: 0, y: 0, color: ink };
  for (const { x: left, y: top, right, bottom } of boxes) {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * info.width + x) * info.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(at);
        const color: Rgb = [red, green, blue];
        const ratio = contrastRatio(ink, color);
        if (ratio < worst.ratio) worst = { ratio, x, y, color };
      }
    }
  }
  return { ink, needed, worst };
}
