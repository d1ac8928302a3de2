import { mainNavigation } from "../support/landmarks";
import { expect, test } from "../support/test";

test.beforeEach(async ({ visit }) => {
  await visit("/");
});

test("the button opens and closes the menu", async ({ page }) => {
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await expect(mainNavigation(page)).toBeVisible();
  await button.click();
  await expect(mainNavigation(page)).toBeHidden();
});

test("a tap elsewhere closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(mainNavigation(page)).toBeVisible();
  await page.touchscreen.tap(195, 800);
  await expect(mainNavigation(page)).toBeHidden();
});

test("the menu closes when the window becomes wide enough for the bar", async ({
  page,
}) => {
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(mainNavigation(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(mainNavigation(page)).toBeHidden();
});
