import { expect, type Page } from "@playwright/test";

export function scrollPosition(page: Page) {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls instantly, even if the page scrolls smoothly. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: "instant" }),
    top,
  );
}

/**
 * Waits until the page has scrolled to the section: its top is just below the
 * bar or, near the end of the page, it is visible and the page can't
 * scroll further.
 */
export async function expectScrolledTo(page: Page, sectionId: string) {
  const isThere = () =>
    page.locator(`#${sectionId}`).evaluate((section) => {
      const { scrollHeight } = document.documentElement;
      const bar = document.querySelector("header")?.getBoundingClientRect();
      const below = section.getBoundingClientRect().top - (bar?.bottom ?? 0);
      const isAtEnd = scrollY + innerHeight >= scrollHeight - 2;
      return below > -3 && below < (isAtEnd ? innerHeight / 2 : 24);
    });
  await expect
    .poll(isThere, `the top of #${sectionId} stands just below the bar`)
    .toBe(true);
}
