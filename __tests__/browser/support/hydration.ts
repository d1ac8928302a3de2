import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has taken over the page that the server sent. Nothing on
 * the page tells: React leaves its marks on the elements that it knows.
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
