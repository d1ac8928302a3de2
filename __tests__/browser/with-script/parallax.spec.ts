import { expectParallax, parallaxOffset } from "../support/parallax";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** An older browser: no scroll timelines, so the script has to do it. */
test.beforeEach(async ({ page, visit }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await visit("/");
  await page.addStyleTag({ content: "* { animation: none !important }" });
});

test("without scroll timelines the script moves the hero image", async ({
  page,
}) => {
  await expectParallax(page);
});

test.describe("for visitors who ask for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the script leaves the hero image where it is", async ({ page }) => {
    for (const scroll of [150, 600]) {
      await scrollTo(page, scroll);
      await page.waitForTimeout(100);
      expect(await parallaxOffset(page)).toBe(0);
    }
  });
});
