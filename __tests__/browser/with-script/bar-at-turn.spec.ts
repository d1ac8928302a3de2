import { isInkDrawn } from "../support/drawn";
import { expect, test } from "../support/test";

test("the bar is there after the light turned", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit("/about");
  await page.getByRole("switch").click();
  // Twice as long as the turn takes.
  await page.waitForTimeout(1800);
  const brand = page.getByRole("banner").first().getByRole("link").first();
  expect(await isInkDrawn(brand)).toBe(true);
});
