import type { Page } from "@playwright/test";
import { picturesDrawn } from "../../../scripts/browser/pictures-drawn";
import { frontMatterOf, home } from "../support/content";
import { withoutText, worstContrast } from "../support/contrast";
import { unknownAddress } from "../support/pages";
import { plainPicture } from "../support/photo-file";
import { expect, test } from "../support/test";

const { hero, callToAction } = home;

/** The words that are on pictures, by the address of their page. */
const wordsOnPictures = {
  "/": [
    ...[hero.heading, hero.text],
    ...["Read With Us", callToAction.lead, callToAction.text],
    "Gifts are made through Charity\u00a0Navigator",
  ],
  [unknownAddress]: ["404", "Page Not Found", "Oops!"],
  // Long, beside a gate, and below an oak.
  ...Object.fromEntries(
    ["/field-notes", "/privacy-policy", "/about"].map((path) => [
      path,
      [frontMatterOf(path).title],
    ]),
  ),
};

/** Soft, so that one run reports every text. */
async function expectContrast(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    const words = page
      .getByRole("main")
      .locator("h1, h2, p, small")
      .filter({ hasText: text })
      .first();
    const { needed, worst, ink } = await worstContrast(words);
    const pixel = `rgb(${worst.color.join(" ")})`;
    expect
      .soft(worst.ratio, `“${text}” in rgb(${ink.join(" ")}) on ${pixel}`)
      .toBeGreaterThanOrEqual(needed);
  }
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]) {
  for (const isShown of [true, false]) {
    test(`at ${viewport.width} px all text contrasts with the worst pixel behind it, pictures shown: ${isShown}`, async ({
      page,
      fail,
      visit,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      if (!isShown) await fail(/\.(?:avif|webp|jpe?g|svg)$/);
      for (const [path, texts] of Object.entries(wordsOnPictures)) {
        await visit(path);
        await page.addStyleTag(withoutText);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          if (isShown) await picturesDrawn(page);
          await expectContrast(page, texts);
        }
      }
    });
  }
}

// Staff may put any picture behind the words of the home page. The other texts
// over pictures have the same scrim.
test("words are readable on any picture", async ({ page, visit }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit("/");
  await page.addStyleTag(withoutText);
  // The scrim lightens or darkens each channel, so these are the worst.
  for (const background of ["black", "white", "blue", "yellow"]) {
    const png = await plainPicture(160, 100, background).png().toBuffer();
    await page.locator("main picture").evaluateAll(
      (all, src) =>
        Promise.all(
          all.map((picture) => {
            const image = picture.querySelector("img") ?? new Image();
            picture.replaceChildren(image);
            image.srcset = src;
            return image.decode();
          }),
        ),
      `data:image/png;base64,${png.toString("base64")}`,
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const text of [hero.heading, callToAction.lead]) {
        const { worst } = await worstContrast(page.getByText(text));
        const where = `${text} on ${background}, ${colorScheme}`;
        expect.soft(worst.ratio, where).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
