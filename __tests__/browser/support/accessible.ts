import { expect, type Page } from "@playwright/test";
import { axeFindings } from "./axe";

/** What of axe depends on the width of the window. */
export const rulesOfWidth = ["color-contrast", "target-size"];

/** What of axe depends on the colors; the rest is the same at dusk. */
const rulesOfColor = ["color-contrast"];

/** Soft, so that one run reports every state. */
export async function expectNothing(
  page: Page,
  state: string,
  ...what: [only?: readonly string[], within?: string]
) {
  expect.soft(await axeFindings(page, ...what), state).toEqual([]);
}

/** By day and at dusk. */
export async function expectNothingAt(
  page: Page,
  width: number,
  only?: readonly string[],
  within?: string,
) {
  await page.setViewportSize({ width, height: 900 });
  await expectNothing(page, `${width} px`, only, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothing(page, `${width} px, at dusk`, rulesOfColor, within);
  await page.emulateMedia({ colorScheme: "light" });
}
