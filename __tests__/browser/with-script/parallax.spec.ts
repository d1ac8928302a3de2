import { expectParallax, parallaxOffset } from "../support/parallax";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Simulates a browser without scroll timelines, which needs the script. */
test.beforeEach(async ({ page, visit }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await visit("/");
  await page.addStyleTag({ content: "* { animation: none !important }" });
});

test("without scroll timelines, the script moves the hero image", async ({
  page,
}) => {
  await expectParallax(page);
});

test.describe("for visitors who prefer reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the script does not move the hero image", async ({ page }) => {
    for (const scroll of [150, 600]) {
      await scrollTo(page, scroll);
      await page.waitForTimeout(100);
      expect(await parallaxOffset(page)).toBe(0);
    }
  });
});
