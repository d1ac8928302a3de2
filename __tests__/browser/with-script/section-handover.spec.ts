import type { Page } from "@playwright/test";
import { frontMatterOf } from "../support/content";
import { openNavigation } from "../support/landmarks";
import {
  expectScrolledTo,
  scrollPosition,
  scrollTo,
} from "../support/scrolling";
import { expect, test } from "../support/test";

async function choose(page: Page, name: string) {
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name }).click();
}

test("from another page, the URL becomes / and the page scrolls", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await choose(page, "Programs");
  await expect(page).toHaveURL("/");
  await expectScrolledTo(page, "programs");
  await expect(page.locator("#programs")).toBeFocused();
});

test("it scrolls about 100 ms after arrival, not before", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const section = document.getElementById("contact");
      if (section === null) return;
      observer.disconnect();
      performance.mark("arrived");
      section.addEventListener("focus", () => {
        performance.measure("until the scroll", "arrived");
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await visit("/about");
  await choose(page, "Contact");
  await expectScrolledTo(page, "contact");
  const durations = await page.evaluate(() =>
    performance.getEntriesByName("until the scroll").map((e) => e.duration),
  );
  expect(durations).toHaveLength(1);
  // No upper bound, because the machine may be busy. Unit tests check the exact
  // time.
  expect(durations[0]).toBeGreaterThanOrEqual(95);
});

test("the target is not used again on reload", async ({ page, visit }) => {
  await visit("/about");
  await choose(page, "Mission");
  await expectScrolledTo(page, "mission");
  await scrollTo(page, 0);
  await page.reload();
  await page.waitForTimeout(400);
  await expect(page.locator("#mission")).not.toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});

test("the target is not used again on Back and Forward", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await choose(page, "Mission");
  await expectScrolledTo(page, "mission");
  await scrollTo(page, 0);
  await page.goBack();
  const { title } = frontMatterOf("/about");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Our Impact" })).toBeVisible();
  await page.waitForTimeout(400);
  await expect(page.locator("#mission")).not.toBeFocused();
  // The visitor's scroll position, within the rest of the smooth scroll.
  expect(await scrollPosition(page)).toBeLessThan(50);
});

for (const key of ["ControlOrMeta", "Shift"] as const) {
  test(`a click with ${key} is left to the browser`, async ({
    page,
    context,
    visit,
  }) => {
    await visit("/about");
    const opening = context.waitForEvent("page");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Our Mission" })
      .click({ modifiers: [key] });
    await expect(await opening).toHaveURL("/#mission");
    await expect(page).toHaveURL("/about");
  });
}
