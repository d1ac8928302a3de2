import { expect, type Page } from "@playwright/test";
import { unseen } from "./seen";

/** Scrolls to each picture, because they are lazy-loaded, and waits for it. */
export async function expectPicturesLoaded(page: Page) {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate(
          (img) => img instanceof HTMLImageElement && img.naturalWidth,
        ),
      )
      .toBeGreaterThan(0);
    await expect(picture).toBeVisible();
    expect(await unseen(picture)).toEqual([]);
  }
}
