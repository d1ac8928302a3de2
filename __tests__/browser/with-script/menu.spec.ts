import { barItems } from "../../../src/layout/navigation";
import { mainNavigation } from "../support/landmarks";
import { expectScrolledTo } from "../support/scrolling";
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

test("Escape closes the menu and focuses its button", async ({ page }) => {
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    mainNavigation(page).getByRole("link", { name: "Home" }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mainNavigation(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("a tap elsewhere closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(mainNavigation(page)).toBeVisible();
  await page.touchscreen.tap(195, 800);
  await expect(mainNavigation(page)).toBeHidden();
});

for (const { label: item } of barItems) {
  test(`the menu closes when ${item} is chosen`, async ({ page }) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await mainNavigation(page).getByRole("link", { name: item }).click();
    if (item === "About") await expect(page).toHaveURL("/about");
    else if (item !== "Home") await expectScrolledTo(page, item.toLowerCase());
    await expect(mainNavigation(page)).toBeHidden();
  });
}

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
