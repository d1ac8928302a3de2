import type { Locator, Page, PageScreenshotOptions } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb, rgbOf } from "./contrast-ratio";

/** The boxes of the lines of text in the window, and how the text looks. */
function textOf(element: Locator) {
  return element.evaluate((node) => {
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

/** A part of the window, in CSS pixels. */
type Clip = NonNullable<PageScreenshotOptions["clip"]>;

/** A screenshot, once two in a row are identical. */
async function settledScreenshot(page: Page, clip: Clip): Promise<Buffer> {
  let before = await page.screenshot({ clip });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const now = await page.screenshot({ clip });
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("The page keeps changing");
}

/**
 * The pixels behind the element's words, with the text hidden: three bytes
 * each, row by row.
 *
 * @throws {Error} if the page keeps changing
 */
async function pixelsBehind(element: Locator, clip: Clip): Promise<Buffer> {
  await element.evaluate((node: HTMLElement) => {
    node.style.setProperty("color", "transparent", "important");
    node.style.setProperty("text-shadow", "none", "important");
  });
  const screenshot = await settledScreenshot(element.page(), clip);
  await element.evaluate((node: HTMLElement) => {
    node.style.removeProperty("color");
    node.style.removeProperty("text-shadow");
  });
  return sharp(screenshot).removeAlpha().raw().toBuffer();
}

type Boxes = Awaited<ReturnType<typeof textOf>>["boxes"];

/**
 * The smallest box around all of these.
 *
 * @throws {Error} if there are no words
 */
function around(boxes: Boxes): Clip {
  if (boxes.length === 0) throw new Error("There are no words");
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * The contrast of the element's words with the worst pixel behind them, as
 * drawn. The element's own background counts. Words outside the window are
 * skipped.
 *
 * @throws {Error} if there are no words
 */
export async function worstContrast(element: Locator) {
  await element.evaluate((node) =>
    node.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const { boxes, color, needed } = await textOf(element);
  const ink = rgbOf(color);
  const clip = around(boxes);
  const background = await pixelsBehind(element, clip);

  let worst = { ratio: Infinity, x: 0, y: 0, color: ink };
  for (const { x: left, y: top, right, bottom } of boxes) {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = ((y - clip.y) * clip.width + (x - clip.x)) * 3;
        const [red = 0, green = 0, blue = 0] = background.subarray(at);
        const color: Rgb = [red, green, blue];
        const ratio = contrastRatio(ink, color);
        if (ratio < worst.ratio) worst = { ratio, x, y, color };
      }
    }
  }
  return { ink, needed, worst };
}
