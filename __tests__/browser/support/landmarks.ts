import { expect, type Page } from "@playwright/test";

/** The bar's list of links, even if collapsed. */
export function mainNavigation(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

export function toastRegion(page: Page) {
  return page.getByRole("region", { name: "Notifications (F8)" });
}

/** Makes the bar's links clickable, opening the menu if necessary. */
export async function openNavigation(page: Page) {
  const button = page.getByRole("button", { name: "Menu" });
  if (await button.isVisible()) await button.click();
  const navigation = mainNavigation(page);
  await expect(navigation).toBeVisible();
  return navigation;
}
