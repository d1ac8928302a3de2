import { mainNavigation } from "../support/landmarks";
import { expect, test } from "../support/test";

test("the menu opens and closes", async ({ page, visit }) => {
  await visit("/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = mainNavigation(page);

  await test.step("the button opens and closes it", async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
  });

  await test.step("it closes when the window becomes wide enough for the bar", async () => {
    await button.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu).toBeHidden();
  });
});
