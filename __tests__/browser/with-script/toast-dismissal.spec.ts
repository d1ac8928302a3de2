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
});
