import { expect, type Page } from "@playwright/test";

/** The bar's list of links, even if collapsed. */
export function mainNavigation(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

export function toastRegion(page: Page) {
  return page.getByRole("region", { name: "Notifications (F8)" });
}

/** Whether the menu is collapsed at this window width. */
export function isCollapsed(page: Page) {
  return page.getByRole("button", { name: "Menu" }).isVisible();
}

/** Makes the bar's links clickable, opening the menu if necessary. */
export async function openNavigation(page: Page) {
  if (await isCollapsed(page)) {
    await page.getByRole("button", { name: "Menu" }).click();
  }
  const navigation = mainNavigation(page);
  await expect(navigation).toBeVisible();
  return navigation;
}
