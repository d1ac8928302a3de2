import { expect, type Page } from "@playwright/test";
import { toastRegion } from "./landmarks";

/**
 * Opens a page with a fake clock that the test controls. Starts React first,
 * because it could not start with the clock stopped.
 */
export async function pausedPage(page: Page, open: () => Promise<unknown>) {
  await page.clock.install({ time: 0 });
  await open();
  await page
    .getByRole("button", { name: "Contact Information" })
    .scrollIntoViewIfNeeded();
  // There is no public sign of React, so this looks for the properties that it
  // adds to elements.
  const names = () =>
    toastRegion(page).evaluate((region) => Object.keys(region).join());
  await expect.poll(names).toContain("__reactProps");
  await page.clock.pauseAt(60_000);
}

export async function showToast(page: Page) {
  await page.getByRole("button", { name: "Contact Information" }).click();
  await expect(page.getByRole("status")).not.toBeEmpty();
}

/** The card around the live region, which visitors swipe. */
export function toastCard(page: Page) {
  return toastRegion(page).locator(":scope > div");
}

/** Expects the toast to be hidden at once, and removed after its fade-out. */
export async function expectDismissed(page: Page) {
  await expect(page.getByRole("status")).toBeHidden();
  await page.clock.runFor(400);
  await expect(page.getByRole("status")).toBeEmpty();
}
