import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * Violations of WCAG 2.2, levels A and AA, and of axe's best practices: the names
 * of the rules, what is wrong in axe's words, and where, as CSS selectors.
 *
 * @param only the ids of other rules, to look for instead
 * @param within the part of the page to look at
 */
export async function axeFindings(
  page: Page,
  only: readonly string[] = [],
  within = "html",
) {
  // Half a megabyte, once per page.
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: only.length > 0 ? { type: "rule", values: [...only] } : tags,
    resultTypes: ["violations"],
  };
  return page.evaluate(
    async ([part, chosen]) => {
      const { violations } = await window.axe.run(part, chosen);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => ({
          rule: id,
          help,
          place: target.join(" "),
        })),
      );
    },
    [within, options] as const,
  );
}

/** The axe rules that depend on the width of the window. */
export const rulesOfWidth = ["color-contrast", "target-size"];

/** The axe rules that depend on the colors; the others are the same at dusk. */
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
