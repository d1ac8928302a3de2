import { expect, type Page } from "@playwright/test";
import { toastRegion } from "./landmarks";

/**
 * Waits until React shows the toasts. There is no public sign of it, so this
 * looks for the properties that React adds to elements.
 */
export async function expectToastsScript(page: Page) {
  await expect
    .poll(() =>
      toastRegion(page).evaluate((region) =>
        Object.keys(region).some((key) => key.startsWith("__reactProps")),
      ),
    )
    .toBe(true);
}

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
  await expectToastsScript(page);
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
