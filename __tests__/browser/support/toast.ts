import { expect, type Page } from "@playwright/test";
import { expectHydrated } from "./hydration";
import { toastRegion } from "./landmarks";

/**
 * Opens a page whose clock only moves when the test says so, with React awake:
 * it could not start while the clock stands.
 */
export async function pausedPage(page: Page, open: () => Promise<unknown>) {
  await page.clock.install({ time: 0 });
  await open();
  await page
    .getByRole("button", { name: "Contact Information" })
    .scrollIntoViewIfNeeded();
  await expectHydrated(page);
  await page.clock.pauseAt(60_000);
}

export async function showToast(page: Page) {
  await page.getByRole("button", { name: "Contact Information" }).click();
  await expect(page.getByRole("status")).not.toBeEmpty();
}

/** The card around the live region, which is what is swiped. */
export function toastCard(page: Page) {
  return toastRegion(page).locator(":scope > div");
}

/** Gone at once for the eye, and from the page when its fade is over. */
export async function expectDismissed(page: Page) {
  await expect(page.getByRole("status")).toBeHidden();
  await page.clock.runFor(400);
  await expect(page.getByRole("status")).toBeEmpty();
}
