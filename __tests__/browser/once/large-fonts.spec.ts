import type { Locator, Page } from "@playwright/test";
import { expectFitsPhones } from "../support/on-phone";
import { sidewaysScroll } from "../support/overflow";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";

/** Sets the browser's own setting, which media queries in em follow. */
async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

// every-page.spec.ts has the usual size.
test("pages fit a phone with text of 32 px", async ({ page, visit }) => {
  test.slow();
  await setFontSize(page, 32);
  for (const path of distinctPaths) {
    await visit(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    await expectFitsPhones(page, [320, 360, 390, 430]);
  }
});

test("on a phone with text of 32 px, figures are larger than their labels", async ({
  page,
  visit,
}) => {
  await setFontSize(page, 32);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit("/about");
  const item = page.getByRole("listitem").filter({ hasText: "1,000,000+" });
  const sizeOf = (words: Locator) =>
    words.evaluate((node) =>
      Number.parseFloat(getComputedStyle(node).fontSize),
    );
  const figure = await sizeOf(item.locator("strong"));
  expect(figure).toBeGreaterThan(await sizeOf(item));
});

test("the footer fits a phone with text of 48 px", async ({ page, visit }) => {
  await setFontSize(page, 48);
  await page.setViewportSize({ width: 390, height: 700 });
  await visit("/privacy-policy");
  expect(await sidewaysScroll(page)).toBe(0);
});
