import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { openNavigation } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

/** What of axe depends on the colors; the rest is the same at dusk. */
const colors = ["color-contrast"];

/** Soft, so that one run reports every state. */
async function expectNothing(page: Page, state: string, only?: string[]) {
  expect.soft(await axeFindings(page, only), state).toEqual([]);
}

/** By day and at dusk. */
async function expectNothingAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await expectNothing(page, `${width} px`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothing(page, `${width} px, at dusk`, colors);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const path of distinctPaths) {
  test(`axe finds nothing on ${path}, nor contrast below 7:1 for visitors who ask for more`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    for (const width of [320, 720, 1440]) await expectNothingAt(page, width);

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ contrast: "more", colorScheme });
      const state = `more contrast, ${colorScheme}`;
      await expectNothing(page, state, ["color-contrast-enhanced"]);
    }
  });
}

test("axe finds nothing in the open menu", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit("/about");
  const navigation = await openNavigation(page);
  await expectNothingAt(page, 320);
  await expect(navigation).toBeVisible();
});

test("axe finds nothing in a toast", async ({ page, visit }) => {
  await visit("/");
  await showToast(page);
  // It stays while it has focus.
  await page.keyboard.press("F8");
  for (const width of [320, 1440]) await expectNothingAt(page, width);
  await expect(page.getByRole("status")).not.toBeEmpty();
});

test("the switch keeps more contrast", async ({ page, visit }) => {
  await page.emulateMedia({ contrast: "more" });
  await visit("/about");
  await page.getByRole("switch", { name: "Dusk" }).click();
  await expectNothing(page, "dusk", ["color-contrast-enhanced"]);
});
