import type { Page } from "@playwright/test";
import { pressAndSee } from "../support/focus";
import { toastRegion } from "../support/landmarks";
import { expect, test } from "../support/test";
import { expectDismissed, pausedPage, showToast } from "../support/toast";

test.beforeEach(async ({ page, visit }) => {
  await pausedPage(page, () => visit("/"));
  await showToast(page);
});

const origin = (page: Page) =>
  page.getByRole("button", { name: "Contact Information" });

test("F8 moves the focus to the toast, and Escape dismisses it and restores the focus", async ({
  page,
}) => {
  await origin(page).focus();
  await pressAndSee(page, "F8");
  await expect(toastRegion(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expectDismissed(page);
  await expect(origin(page)).toBeFocused();
});

test("Enter on Dismiss dismisses the toast and restores the focus", async ({
  page,
}) => {
  await origin(page).focus();
  await pressAndSee(page, "F8");
  await pressAndSee(page, "Tab");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectDismissed(page);
  await expect(origin(page)).toBeFocused();
});

test("a click on Dismiss dismisses the toast", async ({ page }) => {
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expectDismissed(page);
});

test("selecting text in a toast does not dismiss it", async ({ page }) => {
  const box = await page
    .getByRole("status")
    .getByText("Contact Information")
    .boundingBox();
  if (box === null) throw new Error("The toast has no title");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("status")).toBeVisible();
  expect(
    await page.evaluate(() => String(getSelection()).length),
  ).toBeGreaterThan(5);
});
