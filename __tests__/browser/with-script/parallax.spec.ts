import { expectParallax, parallaxOffset } from "../support/parallax";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

/** Simulates a browser without scroll timelines, which needs the script. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    CSS.supports = () => false;
  }),
);

const noAnimations = { content: "* { animation: none !important }" };

test("without scroll timelines, a script does it", async ({ page, visit }) => {
  await visit("/");
  await page.addStyleTag(noAnimations);
  for (const scroll of [150, 600]) {
    await scrollTo(page, scroll);
    await page.waitForTimeout(100);
    expect(await parallaxOffset(page)).toBe(0);
  }

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit("/");
  await page.addStyleTag(noAnimations);
  await expectParallax(page);
});
