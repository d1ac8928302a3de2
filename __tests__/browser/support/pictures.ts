import { expect, type Page } from "@playwright/test";
import { unseen } from "./seen";

/** Brings each picture into view, as lazy ones ask, and waits for its pixels. */
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
