import type { Locator } from "@playwright/test";

/**
 * Whether the element's text is painted, by taking a screenshot with and
 * without it. Text in the DOM may still be invisible.
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
