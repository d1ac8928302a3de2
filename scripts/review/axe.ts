import type { Page } from "@playwright/test";
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

/** Those of axe's rules that a page's text can break though the check passes. */
export const textRules: Readonly<
  Record<string, { readonly found: string; readonly fix: string }>
> = {
  "empty-table-header": {
    found: "an empty cell in the first line of a table",
    fix: "write what stands below it",
  },
  "landmark-unique": {
    found: "two notices with the same title",
    fix: "give each notice a title of its own",
  },
};

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
async function misreadRules(
  page: Page,
): Promise<NonNullable<RunOptions["rules"]>> {
  const isForced = await page.evaluate(
    () => matchMedia("(forced-colors: active)").matches,
  );
  return isForced ? { "color-contrast": { enabled: false } } : {};
}

/** Half a megabyte: put into a page once, however often it is looked at. */
async function bringAxe(page: Page) {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
}

export interface AxeFinding {
  /** The rule's name, such as `empty-table-header`. */
  readonly rule: string;
  /** What is wrong, in axe's words. */
  readonly help: string;
  /** Where, as a CSS selector. */
  readonly place: string;
}

/** What axe finds against WCAG 2.2, levels A and AA, and its best practices. */
export async function axeFindings(page: Page): Promise<AxeFinding[]> {
  await atRest(page);
  await bringAxe(page);
  const options: RunOptions = {
    runOnly: tags,
    rules: await misreadRules(page),
    resultTypes: ["violations"],
  };
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, chosen);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ rule: id, help, place: target.join(" ") })),
    );
  }, options);
}
