import type { Page } from "@playwright/test";
import { picturesDrawn } from "../../../scripts/browser/pictures-drawn";
import { frontMatterOf, home } from "../support/content";
import { worstContrast } from "../support/contrast";
import { unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";
import { wordsOnPictures } from "../support/words-on-pictures";

const { hero, callToAction } = home;
const heroWords = [hero.heading, hero.text];

/** In a narrow window, the call to action is above its picture, not on it. */
const windows = [
  { width: 320, height: 640, onHome: heroWords },
  {
    width: 1440,
    height: 900,
    onHome: [
      ...heroWords,
      "Read With Us",
      callToAction.lead,
      `${callToAction.text} ${callToAction.link?.label}`,
      "Gifts are made through Charity\u00a0Navigator, which opens in a new tab.",
    ],
  },
];

/** Long, beside a gate, and below an oak. */
const titled = ["/field-notes", "/privacy-policy", "/about"];
const notFound = [
  "404",
  "Page Not Found",
  "Oops! The page you are looking for does not exist. It might have been moved or deleted.",
];

/** Soft, so that one run reports every text. */
async function expectContrast(page: Page, expected: readonly unknown[]) {
  const found = await wordsOnPictures(page);
  const texts = await Promise.all(found.map((words) => words.textContent()));
  expect(texts).toEqual(expected);
  for (const words of found) {
    const { needed, worst, ink } = await worstContrast(words);
    const text = await words.textContent();
    const pixel = `rgb(${worst.color.join(" ")}) at ${worst.x}, ${worst.y}`;
    expect
      .soft(worst.ratio, `“${text}” in rgb(${ink.join(" ")}) on ${pixel}`)
      .toBeGreaterThanOrEqual(needed);
  }
}

for (const { onHome, ...viewport } of windows) {
  for (const isShown of [true, false]) {
    // Without pictures, text pages are alike.
    const others = isShown ? titled : titled.slice(0, 1);
    const pages = {
      "/": onHome,
      [unknownAddress]: notFound,
      ...Object.fromEntries(
        others.map((path) => [path, [frontMatterOf(path).title]]),
      ),
    };

    test(`at ${viewport.width} px all text contrasts with the worst pixel behind it, pictures shown: ${isShown}`, async ({
      page,
      faults,
      visit,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.route(/\.(?:avif|webp|jpe?g|svg)$/, async (route) => {
        if (isShown) return route.continue();
        faults.excuse(route.request().url());
        return route.abort("failed");
      });
      for (const [path, expected] of Object.entries(pages)) {
        await visit(path);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          if (isShown) await picturesDrawn(page);
          await expectContrast(page, expected);
        }
      }
    });
  }
}
