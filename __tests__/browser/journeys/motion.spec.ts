import { expectParallax, parallaxOffset } from "../support/parallax";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the hero moves 50 px; scrolling is smooth", async ({ page, visit }) => {
  await visit("/");
  await expectParallax(page);

  await scrollTo(page, 0);
  const html = page.locator("html");
  await expect(html).toHaveCSS("scroll-behavior", "smooth");
  // The section then has the focus, but doesn't show it.
  await page.getByRole("link", { name: "What We Do" }).click();
  await expect(page).toHaveURL("/#mission");
  await expect(html).toHaveCSS("scroll-behavior", "smooth");
});

test("nothing moves for more than five seconds", async ({ page, visit }) => {
  await visit("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const section of await page.locator("section").all()) {
      await section.scrollIntoViewIfNeeded();
      const tooLong = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
          .filter((end) => end > 5000),
      );
      expect(tooLong, colorScheme).toEqual([]);
    }
  }
});

test("with reduced motion, nothing moves", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  for (const scroll of [0, 150, 600]) {
    await scrollTo(page, scroll);
    expect(await parallaxOffset(page)).toBe(0);
  }
});
