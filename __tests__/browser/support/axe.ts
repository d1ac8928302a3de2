import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * Waits for what fades or slides: until then it has another contrast than the
 * one that is read. What moves with the scroll never ends, and is left out.
 */
async function atRest(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * In forced colors axe compares the ink that the page asked for with the
 * ground that the visitor gets. `media.spec.ts` looks at the inks instead.
 *
 * @see https://github.com/dequelabs/axe-core/issues/3978
 */
async function misreadRules(page: Page) {
  const isForced = await page.evaluate(
    () => matchMedia("(forced-colors: active)").matches,
  );
  return isForced ? ["color-contrast"] : [];
}

/**
 * What axe finds against WCAG 2.2, levels A and AA, and its best practices: a
 * line for each rule and place.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  // The other mode opens a tab for each run, to put frames together. The site
  // has none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .disableRules(await misreadRules(page))
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}
