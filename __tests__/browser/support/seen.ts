import type { Locator } from "@playwright/test";

/**
 * The text or markup of those elements that are invisible or take no room.
 * Unlike Playwright, this includes transparent elements: content that fades in by
 * script would stay invisible if the script did not load.
 */
export function unseen(elements: Locator) {
  return elements.evaluateAll((all) =>
    all
      .filter(
        (element) =>
          !element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }) || element.getBoundingClientRect().height === 0,
      )
      .map((element) => element.textContent || element.outerHTML),
  );
}
