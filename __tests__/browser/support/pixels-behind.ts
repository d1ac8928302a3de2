import type { Locator, Page, PageScreenshotOptions } from "@playwright/test";
import sharp from "sharp";

/** A part of the window, in CSS pixels. */
export type Clip = NonNullable<PageScreenshotOptions["clip"]>;

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
export async function pixelsBehind(
  element: Locator,
  clip: Clip,
): Promise<Buffer> {
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
