import { expect, type Page } from "@playwright/test";
import { home } from "./content";
import { scrollTo } from "./scrolling";

/** How far the hero image has moved down, in CSS pixels. */
export function parallaxOffset(page: Page) {
  return page.getByAltText(home.hero.alt).evaluate((image) => {
    const backdrop = image.closest("picture");
    if (backdrop === null) throw new Error("The hero image has no backdrop");
    return new DOMMatrix(getComputedStyle(backdrop).transform).m42;
  });
}

/** Expects linear movement: 0 to 50 px over the first 300 px of scroll, then none. */
export async function expectParallax(page: Page) {
  const line = [
    { scroll: 0, offset: 0 },
    { scroll: 150, offset: 25 },
    { scroll: 300, offset: 50 },
    { scroll: 600, offset: 50 },
  ];
  for (const { scroll, offset } of line) {
    await scrollTo(page, scroll);
    await expect.poll(() => parallaxOffset(page)).toBeCloseTo(offset, 0);
  }
}
