import type { Locator } from "@playwright/test";

/**
 * What of the elements the eye doesn't see, as text or markup. Unlike
 * Playwright, this counts what is transparent as unseen: pages that fade in
 * with a script begin that way, and stay so where the script doesn't come.
 */
export function unseen(elements: Locator) {
  return elements.evaluateAll((all) =>
    all
      .filter(
        (element) =>
          !element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }),
      )
      .map((element) => element.textContent || element.outerHTML),
  );
}
