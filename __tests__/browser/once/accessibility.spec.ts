import { toastsRoot } from "../../../src/toasts/toast-markup";
import { expectNothing, expectNothingAt } from "../support/axe";
import { site } from "../support/content";
import { openNavigation } from "../support/landmarks";
import { sidewaysScroll } from "../support/overflow";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

test("the open menu fits the narrowest window", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("/about");
  const navigation = await openNavigation(page);
  await test.step("its links can be scrolled to, but not sideways", async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    const links = navigation.getByRole("link", { includeHidden: true });
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step("axe finds nothing", async () => {
    await expectNothingAt(page, 320);
    await expect(navigation).toBeVisible();
  });
});

test("a toast fits the narrowest window", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("/");
  await showToast(page);
  await test.step("the page doesn't scroll sideways", async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
  });
  await test.step("axe finds nothing", async () => {
    // It stays while it has focus.
    await page.keyboard.press("F8");
    await expectNothing(page, "the whole page");
    for (const width of [320, 1440]) {
      await expectNothingAt(page, width, [], toastsRoot);
    }
    await expect(page.getByRole("status")).not.toBeEmpty();
  });
});

test("an email address gets no hyphen", async ({ page, visit }) => {
  await page.setViewportSize({ width: 300, height: 640 });
  await visit("/");
  const main = page.getByRole("main");
  await expect(main).toHaveCSS("hyphens", "auto");
  const email = main.getByRole("link", { name: site.email });
  await expect(email).toHaveCSS("hyphens", "manual");
  await showToast(page);
  await expect(page.getByRole("status")).toHaveCSS("hyphens", "manual");
});

test("the switch keeps more contrast", async ({ page, visit }) => {
  await page.emulateMedia({ contrast: "more" });
  await visit("/about");
  await page.getByRole("switch", { name: "Dusk" }).click();
  await expectNothing(page, "dusk", ["color-contrast-enhanced"]);
});
