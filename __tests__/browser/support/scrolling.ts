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

/** Distance from the bottom of the bar to the top of the section, in pixels. */
function distanceBelowBar(page: Page, sectionId: string) {
  return page.evaluate((id) => {
    const section = document.getElementById(id);
    const bar = document.querySelector("header");
    if (section === null || bar === null) return Number.NaN;
    const { top } = section.getBoundingClientRect();
    return top - bar.getBoundingClientRect().bottom;
  }, sectionId);
}

/**
 * Waits until the page has scrolled to the section: its top is just below the
 * fixed bar or, near the end of the page, it is visible and the page can't
 * scroll further.
 */
export async function expectScrolledTo(page: Page, sectionId: string) {
  await expect
    .poll(async () => {
      const below = await distanceBelowBar(page, sectionId);
      const { isAtEnd, height } = await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        const height = window.innerHeight;
        return { isAtEnd: window.scrollY + height >= scrollHeight - 2, height };
      });
      return below > -3 && below < (isAtEnd ? height / 2 : 24);
    }, `the top of #${sectionId} stands just below the bar`)
    .toBe(true);
}
