import { pressAndSee } from "../support/focus";
import { toastRegion } from "../support/landmarks";
import { expect, test } from "../support/test";
import { expectDismissed, pausedPage, showToast } from "../support/toast";

test("a toast can be dismissed, its text selected", async ({ page, visit }) => {
  await pausedPage(page, () => visit("/"));
  const origin = page.getByRole("button", { name: "Contact Information" });
  const dismiss = page.getByRole("button", { name: "Dismiss" });

  await test.step("F8 moves the focus to it, and Escape dismisses it and restores the focus", async () => {
    await showToast(page);
    await origin.focus();
    await pressAndSee(page, "F8");
    await expect(toastRegion(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expectDismissed(page);
    await expect(origin).toBeFocused();
  });

  await test.step("without a toast, F8 leaves the focus where it is", async () => {
    await page.keyboard.press("F8");
    await expect(origin).toBeFocused();
  });

  await test.step("Enter on Dismiss dismisses it and restores the focus", async () => {
    await showToast(page);
    await pressAndSee(page, "F8");
    await pressAndSee(page, "Tab");
    await expect(dismiss).toBeFocused();
    await page.keyboard.press("Enter");
    await expectDismissed(page);
    await expect(origin).toBeFocused();
  });

  await test.step("a click on Dismiss dismisses it", async () => {
    await showToast(page);
    await dismiss.click();
    await expectDismissed(page);
  });

  await test.step("selecting its text does not dismiss it", async () => {
    await showToast(page);
    const title = page.getByRole("status").getByText("Contact Information");
    await title.dragTo(title, {
      sourcePosition: { x: 2, y: 10 },
      targetPosition: { x: 100, y: 10 },
      steps: 4,
    });
    await expect(page.getByRole("status")).toBeVisible();
    expect(
      await page.evaluate(() => String(getSelection()).length),
    ).toBeGreaterThan(5);
  });
});
