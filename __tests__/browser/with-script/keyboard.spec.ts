import type { Page } from "@playwright/test";
import { allPaths } from "../support/pages";
import { expect, test } from "../support/test";

// Smooth scrolling would have the test wait at each of the stops.
test("the skip link is first in the tab order and leads past the bar", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

/** What is wrong with the look of the focused element; empty when nothing. */
function faultsOfFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const name = element.textContent.trim() || element.tagName;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const faults: string[] = [];
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) {
      faults.push(`${name}: no outline`);
    }
    const [box] = element.getClientRects();
    if (box === undefined) return [`${name}: takes no room`];
    const top = document.elementFromPoint(
      box.left + box.width / 2,
      box.top + Math.min(box.height, window.innerHeight - box.top) / 2,
    );
    if (!element.contains(top)) faults.push(`${name}: covered or off screen`);
    return faults;
  });
}

for (const path of allPaths) {
  test(`${path}: the focus is visible at every stop`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const faults: string[] = [];
    let stops = 0;
    for (;;) {
      await page.keyboard.press("Tab");
      const found = await faultsOfFocus(page);
      if (found === null) break;
      faults.push(...found);
      stops++;
      expect(stops, "the focus leaves the page at its end").toBeLessThan(100);
    }
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(8);
  });
}
