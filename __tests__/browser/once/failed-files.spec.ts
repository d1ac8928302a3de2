import type { Locator, Page } from "@playwright/test";
import { sidewaysScroll } from "../support/overflow";
import { programs } from "../support/content";
import { unknownAddress } from "../support/pages";
import { expectPicturesLoaded } from "../support/pictures";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

const pictures = /\.(?:avif|webp|jpe?g)$/;

/** The alt texts of the programs, the shortest first. */
const alts = programs
  .map(({ alt }) => alt)
  .sort((one, other) => one.length - other.length);

/** Positions of each heading, text, picture, and link below the bar. */
function placesOf(page: Page) {
  return page
    .locator("main :is(h1, h2, h3, p, li, img, a, button), footer")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const words = element.textContent.slice(0, 30);
        return `${element.tagName} ${words}: ${x}, ${y + scrollY}, ${width}, ${height}`;
      }),
    );
}

/**
 * Whether the element's text is painted, by taking a screenshot with and
 * without it. Text in the DOM may still be invisible.
 */
async function isInkDrawn(element: Locator) {
  const style = "* { color: transparent !important }";
  const shown = await element.screenshot();
  return !shown.equals(await element.screenshot({ style }));
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px, pictures that load late or fail don't move anything`, async ({
    page,
    fail,
    visit,
  }) => {
    await page.setViewportSize(viewport);
    // Loads the fonts first; otherwise they would arrive after the pictures.
    await visit("/about");
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(pictures, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    const words = page.getByRole("main").locator("h1, h2, h3, p, li");
    expect(await unseen(words)).toEqual([]);
    const before = await placesOf(page);
    expect(before.length).toBeGreaterThan(50);

    release();
    await expectPicturesLoaded(page);
    expect(await placesOf(page)).toEqual(before);

    await fail(pictures);
    await page.reload();
    for (const alt of [alts.at(0) ?? "", alts.at(-1) ?? ""]) {
      const picture = page.getByAltText(alt);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).toHaveJSProperty("naturalWidth", 0);
      expect(await isInkDrawn(picture), alt).toBe(true);
    }
    expect(await placesOf(page)).toEqual(before);
  });
}

test("without fonts, text fits a phone", async ({ page, fail, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fail(/\.woff2$/);
  for (const path of ["/", "/field-notes", unknownAddress]) {
    await visit(path);
    const main = page.getByRole("main");
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(({ status }) => status === "error"),
        ),
      )
      .toBe(true);
    expect(await unseen(main.locator("h1, h2, h3, p, li")), path).toEqual([]);
    for (const words of [
      main.getByRole("heading", { level: 1 }),
      main.locator("p").first(),
    ]) {
      expect(await isInkDrawn(words), path).toBe(true);
    }
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
