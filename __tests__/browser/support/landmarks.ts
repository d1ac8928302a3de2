import { expect, type Page } from "@playwright/test";

/** The bar's list of links, open or not. */
export function mainNavigation(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

export function footer(page: Page) {
  return page.getByRole("contentinfo");
}

export function toastRegion(page: Page) {
  return page.getByRole("region", { name: "Notifications (F8)" });
}

/** Whether the menu is collapsed in this window, so that it must be opened. */
export function isCollapsed(page: Page) {
  return page.getByRole("button", { name: "Menu" }).isVisible();
}

/** The bar's links ready to be chosen: opened first where they collapse. */
export async function openNavigation(page: Page) {
  if (await isCollapsed(page)) {
    await page.getByRole("button", { name: "Menu" }).click();
  }
  const navigation = mainNavigation(page);
  await expect(navigation).toBeVisible();
  return navigation;
}
