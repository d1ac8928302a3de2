import type { Page } from "@playwright/test";
import { isCollapsed, openNavigation } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

/**
 * The visible links and buttons smaller than 24 by 24 CSS pixels. Links within
 * a line of text are exempt.
 *
 * @see https://www.w3.org/TR/WCAG22/#target-size-minimum
 */
function smallTargets(page: Page) {
  return page.locator("a, button").evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility())
      .filter((target) => getComputedStyle(target).display !== "inline")
      .map((target) => ({
        name: target.textContent,
        box: target.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );
}

test("targets are at least 24 by 24 px", async ({ page, visit }) => {
  for (const path of distinctPaths) {
    await visit(path);
    if (await isCollapsed(page)) await openNavigation(page);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test("the toast's button is at least 24 by 24 px", async ({ page, visit }) => {
  await visit("/");
  await showToast(page);
  expect(await smallTargets(page)).toEqual([]);
});

test("the site's lists of links are not exempt as text", async ({
  page,
  visit,
}) => {
  await visit("/");
  const links = page.locator("nav a");
  expect(await links.count()).toBeGreaterThan(10);
  for (const link of await links.all()) {
    await expect(link).not.toHaveCSS("display", "inline");
  }
});
