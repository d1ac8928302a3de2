import { openNavigation } from "../support/landmarks";
import {
  expectScrolledTo,
  scrollPosition,
  scrollTo,
} from "../support/scrolling";
import { expect, test } from "../support/test";

test("a chosen section is scrolled to once", async ({ page, visit }) => {
  const section = page.locator("#programs");
  await visit("/about");

  await test.step("the URL becomes / and the page scrolls", async () => {
    const navigation = await openNavigation(page);
    await navigation.getByRole("link", { name: "Programs" }).click();
    await expect(page).toHaveURL("/");
    await expectScrolledTo(page, "programs");
    await expect(section).toBeFocused();
  });

  await test.step("the target is not used again on reload", async () => {
    await scrollTo(page, 0);
    await page.reload();
    await page.waitForTimeout(400);
    await expect(section).not.toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
  });
});

test("new tabs are left to the browser", async ({ page, context, visit }) => {
  await visit("/about");
  const mission = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Our Mission" });
  for (const key of ["ControlOrMeta", "Shift"] as const) {
    const opening = context.waitForEvent("page");
    await mission.click({ modifiers: [key] });
    await expect(await opening, key).toHaveURL("/#mission");
    await expect(page, key).toHaveURL("/about");
  }
});

test("another link forgets the section", async ({ page, visit }) => {
  await visit("/about");
  // As if the home page had not arrived after a click on Contact.
  await page.evaluate(() => (sessionStorage.section = "#contact"));
  await page.getByRole("banner").locator("a[href='/']").click();
  await expect(page).toHaveURL("/");
  await page.waitForTimeout(400);
  await expect(page.locator("#contact")).not.toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});
