import type { Locator } from "@playwright/test";

/**
 * Whether something inside the element's box is drawn in the element's color:
 * its words. They may be there for a script, and yet never be painted.
 */
export async function isInkDrawn(element: Locator) {
  const shown = await element.screenshot();
  await element.evaluate((node: HTMLElement) => {
    node.style.setProperty("color", "transparent", "important");
  });
  const without = await element.screenshot();
  await element.evaluate((node: HTMLElement) => {
    node.style.removeProperty("color");
  });
  return !shown.equals(without);
}
