import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb, rgbOf } from "./contrast-ratio";

/** Scrolls to a text: the rectangle around its words, and how it looks. */
function textOf(element: Locator) {
  return element.evaluate((node) => {
    node.scrollIntoView({ block: "center", behavior: "instant" });
    const words = document.createRange();
    words.selectNodeContents(node);
    const { left, top, right, bottom } = words.getBoundingClientRect();
    // In whole CSS pixels, which are also the screenshot's pixels.
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y];
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return {
      clip: { x, y, width, height },
      color,
      // WCAG 2.2, success criterion 1.4.3.
      needed: isLarge ? 3 : 4.5,
    };
  });
}

/** Hides all text on a page, whose computed colors stay the same. */
export const withoutText = {
  content:
    "* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }",
};

/**
 * The contrast of the element's words with the worst pixel behind or between
 * them, as drawn. The element's own background counts. Words outside the window
 * are skipped.
 *
 * @throws {Error} if there are no words
 */
export async function worstContrast(element: Locator) {
  const { clip, color, needed } = await textOf(element);
  const ink = rgbOf(color);
  const screenshot = await element
    .page()
    .screenshot({ clip, animations: "disabled" });
  const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer();

  let worst = { ratio: Infinity, color: ink };
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = pixels.readUIntBE(at, 3);
    if (seen.has(pixel)) continue;
    seen.add(pixel);
    const color: Rgb = [pixel >> 16, (pixel >> 8) & 255, pixel & 255];
    const ratio = contrastRatio(ink, color);
    if (ratio < worst.ratio) worst = { ratio, color };
  }
  return { ink, needed, worst };
}
