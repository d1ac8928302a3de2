import type { Page } from "@playwright/test";
import { faultsOfFocus, pressAndSee } from "../support/focus";
import { mainNavigation } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";
import { pausedPage } from "../support/toast";

// These tests only use the keyboard. toast-dismissal.spec.ts has the toast's.

/** Tabs to the link or button with this name, checking the focus at each stop. */
async function tabTo(page: Page, name: string) {
  const names: (string | undefined)[] = [];
  while (names.at(-1) !== name) {
    await pressAndSee(page, "Tab");
    names.push(await page.evaluate(() => document.activeElement?.textContent));
    const way = `on the way to ${name}: ${names.join(", ")}`;
    expect(names.length, way).toBeLessThan(60);
  }
}

test(
  "the skip link is first in the tab order and skips the bar",
  { tag: "@wide" },
  async ({ page, visit }) => {
    await visit("/about");
    await pressAndSee(page, "Tab");
    await expect(
      page.getByRole("link", { name: "Skip to content" }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    const main = page.getByRole("main");
    await expect(main).toBeFocused();
    await pressAndSee(page, "Tab");
    await expect(main.getByRole("link").first()).toBeFocused();
  },
);

/** Expects the focus to be visible at every stop, until it leaves the page. */
async function expectVisibleFocus(
  page: Page,
  key: "Tab" | "Shift+Tab",
  fewest = 9,
) {
  const faults: string[] = [];
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press(key);
    const found = await faultsOfFocus(page);
    if (found === null) {
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThanOrEqual(fewest);
      return;
    }
    faults.push(...found);
  }
  throw new Error("The focus never leaves the page");
}

for (const path of distinctPaths) {
  // Of the text pages, one has every element; on phones, that one will do.
  const tag = ["/", "/field-notes"].includes(path) ? [] : "@wide";

  test(
    `${path}: the focus is visible at once at every stop, in both directions`,
    { tag },
    async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await visit(path);
      await expectVisibleFocus(page, "Tab");
      await scrollTo(page, 0);
      await expectVisibleFocus(page, "Shift+Tab");
    },
  );
}

test(
  "Escape closes the menu and focuses its button; after its last item, the menu does not cover the focused element",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await visit("/");
    await tabTo(page, "Menu");
    await pressAndSee(page, "Enter");
    await tabTo(page, "Programs");
    await pressAndSee(page, "Escape");
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

    await pressAndSee(page, "Enter");
    await tabTo(page, "Donate Now (opens in a new tab)");
    await pressAndSee(page, "Tab");
  },
);

test("a toast doesn't cover what is focused", async ({ page, visit }) => {
  await pausedPage(page, () => visit("/"));
  await tabTo(page, "Contact Information");
  await pressAndSee(page, "Enter");
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expectVisibleFocus(page, "Tab", 6);
});
