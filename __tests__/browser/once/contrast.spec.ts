import type { Locator, Page } from "@playwright/test";
import { expectArtDrawn, worstContrast } from "../support/contrast";
import { home } from "../support/content";
import { expect, test } from "../support/test";

const windows = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

/** Pages with words on art, and each such place with the words it has. */
const pages = [
  {
    path: "/",
    places: [
      {
        name: "the hero",
        art: (page: Page) =>
          page.getByRole("region", { name: home.hero.heading, exact: true }),
        words: (art: Locator) => [
          art.getByRole("heading", { level: 1 }),
          art.getByText(home.hero.text),
        ],
      },
      {
        name: "the call to action",
        art: (page: Page) =>
          page.getByRole("region", { name: "Join Our Conservation Mission" }),
        words: (art: Locator) => [
          art.getByRole("heading", { level: 2 }),
          art.getByText(home.callToAction.lead),
          art.getByText(home.callToAction.text),
        ],
      },
    ],
  },
  {
    path: "/privacy-policy",
    places: [
      {
        name: "a policy's heading",
        art: (page: Page) => page.getByRole("article").locator("> header"),
        words: (art: Locator) => [
          art.getByRole("heading", { level: 1 }),
          art.getByText(/^Last updated/),
        ],
      },
    ],
  },
];

type Place = (typeof pages)[number]["places"][number];

/** Softly, so that all places tell of themselves in one run. */
async function expectContrast(page: Page, { name, art, words }: Place) {
  for (const element of words(art(page))) {
    const { ratio, needed, worst, ink } = await worstContrast(element);
    const text = await element.textContent();
    const pixel = `rgb(${worst.color.join(" ")}) at ${worst.x}, ${worst.y}`;
    expect
      .soft(ratio, `${name}: “${text}” in rgb(${ink.join(" ")}) on ${pixel}`)
      .toBeGreaterThanOrEqual(needed);
  }
}

const hours = ["light", "dark"] as const;

for (const viewport of windows) {
  test(`at ${viewport.width} px all words stand out from the worst pixel behind them`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const { path, places } of pages) {
      await visit(path);
      for (const colorScheme of hours) {
        await page.emulateMedia({ colorScheme });
        for (const place of places) {
          await expectArtDrawn(place.art(page));
          await expectContrast(page, place);
        }
      }
    }
  });
}

for (const colorScheme of hours) {
  test(`without the pictures they stand out from what is there instead, ${colorScheme}`, async ({
    page,
    faults,
    visit,
  }) => {
    test.slow();
    await page.route(/\.(?:avif|webp|jpe?g)$/, async (route) => {
      faults.excuse(route.request().url());
      await route.abort("failed");
    });
    await page.emulateMedia({ colorScheme });
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      for (const { path, places } of pages) {
        await visit(path);
        for (const place of places) await expectContrast(page, place);
      }
    }
  });
}
