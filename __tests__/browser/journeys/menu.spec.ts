import { openNavigation } from "../support/landmarks";
import { expectScrolledTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test("a choice and Escape close the menu", async ({ page, visit }) => {
  await visit("/");
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name: "Mission" }).click();
  await expectScrolledTo(page, "mission");
  await expect(navigation).toBeHidden();
  await openNavigation(page);
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(navigation).toBeHidden();
});
