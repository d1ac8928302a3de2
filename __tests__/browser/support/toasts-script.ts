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
