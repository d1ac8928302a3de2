import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has hydrated the page. There is no public sign of it, so
 * this looks for the properties that React adds to elements.
 */
export async function expectHydrated(page: Page) {
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .evaluate((main) =>
          Object.keys(main).some((key) => key.startsWith("__reactProps")),
        ),
    )
    .toBe(true);
}
