import type { Page } from "@playwright/test";
import { pressAndSee } from "../support/focus";
import { toastRegion } from "../support/landmarks";
import { swipe } from "../support/swipe";
import { expect, test } from "../support/test";
import {
  expectDismissed,
  pausedPage,
  showToast,
  toastCard,
} from "../support/toast";

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

for (const by of ["touch", "mouse"] as const) {
  for (const direction of [1, -1]) {
    const side = direction === 1 ? "right" : "left";
    const details = by === "touch" ? { tag: "@phone" } : {};

    test(
      `a ${by} swipe of 50 px to the ${side} dismisses`,
      details,
      async ({ page, context }) => {
        await swipe({ page, context, by, distance: 50 * direction });
        await expectDismissed(page);
      },
    );

    test(
      `a ${by} swipe of 49 px to the ${side} does not`,
      details,
      async ({ page, context }) => {
        await swipe({ page, context, by, distance: 49 * direction });
        await page.clock.runFor(400);
        await expect(toastCard(page)).toHaveCSS("transform", "none");
        await expect(page.getByRole("status")).not.toBeEmpty();
      },
    );
  }
}

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
