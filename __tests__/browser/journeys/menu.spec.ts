import { openNavigation } from "../support/landmarks";
import { expectScrolledTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test("a choice and Escape close the menu", async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit("/");
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name: "Mission" }).click();
  await expectScrolledTo(page, "mission");
  await expect(navigation).toBeHidden();
  await openNavigation(page);
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(navigation).toBeHidden();

  // Without a script, the button only opens the menu after a choice.
  if (!javaScriptEnabled) return;
  await test.step("so do its button and a window wide enough for the bar", async () => {
    await openNavigation(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(navigation).toBeHidden();
    await openNavigation(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(navigation).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(navigation).toBeHidden();
  });
});
