import type { Page } from "@playwright/test";
import { expectNothing, expectNothingAt, rulesOfWidth } from "../support/axe";
import { home } from "../support/content";
import { mainNavigation } from "../support/landmarks";
import { expectFitsPhones } from "../support/on-phone";
import {
  cutOffTexts,
  overlappingTexts,
  sidewaysScroll,
} from "../support/overflow";
import { distinctPaths } from "../support/pages";
import { scrollTo } from "../support/scrolling";
import { unseen } from "../support/seen";
import { expect as strictExpect, test } from "../support/test";

// What each page promises to visitors who see, set or print it in their own way.

/** Soft, so that one visit reports every promise that it breaks. */
const expect = strictExpect.configure({ soft: true });

async function expectPlainBackgrounds(page: Page) {
  for (const words of [
    page.getByRole("heading", { level: 1 }),
    page.getByText(home.hero.text),
    page.getByRole("heading", { name: "Read With Us" }),
    page.getByText(home.callToAction.lead),
  ]) {
    const behind = { pseudo: "before" } as const;
    await expect(words).toHaveCSS(
      "background-color",
      "rgb(255, 255, 255)",
      behind,
    );
    await expect(words).toHaveCSS("mix-blend-mode", "normal", behind);
  }
}

async function expectInkOnPaper(page: Page) {
  const inks = await page
    .locator("body *:visible:not(svg *)")
    .evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .map((style) => `${style.color} on ${style.backgroundColor}`),
    );
  expect(new Set(inks)).toEqual(new Set(["rgb(0, 0, 0) on rgba(0, 0, 0, 0)"]));
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Skip to content" })).toHaveCount(
    0,
  );
  const texts = page.getByRole("main").locator("h1, h2, h3, p:not(nav *)");
  expect(await unseen(texts)).toEqual([]);
}

/** What readers may set (WCAG 2.2, success criterion 1.4.12). */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }`;

async function expectRoomForSpacing(page: Page) {
  const spacing = await page.addStyleTag({ content: textSpacing });
  for (const width of [280, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    expect(await cutOffTexts(page), `${width} px`).toEqual([]);
    expect(await overlappingTexts(page), `${width} px`).toEqual([]);
  }
  await spacing.evaluate((style) => void style.parentNode?.removeChild(style));
}

async function expectRoomForLargeText(page: Page) {
  const html = page.locator("html");
  await html.evaluate(({ style }) => (style.fontSize = "200%"));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
  for (const link of await mainNavigation(page).getByRole("link").all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  const bar = await page.getByRole("banner").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  await html.evaluate(({ style }) => (style.fontSize = ""));
}

for (const path of distinctPaths) {
  test(`${path} suits every visitor`, async ({ page, visit }) => {
    test.slow();
    await visit(path);

    await test.step("axe finds nothing", async () => {
      for (const width of [320, 1440]) await expectNothingAt(page, width);
      await expectNothingAt(page, 720, rulesOfWidth);
    });

    await test.step("contrast is 7:1 for visitors who ask for more", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ contrast: "more", colorScheme });
        const state = `more contrast, ${colorScheme}`;
        await expectNothing(page, state, ["color-contrast-enhanced"]);
      }
      await page.emulateMedia({ contrast: null, colorScheme: null });
    });

    if (path === "/") {
      await test.step("words on pictures have the visitor's own colors", async () => {
        await page.emulateMedia({ forcedColors: "active" });
        await expectPlainBackgrounds(page);
        await page.emulateMedia({ forcedColors: null });
      });
    }

    await test.step("in print, ink is on paper, and nothing else", async () => {
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expectInkOnPaper(page);
      await page.emulateMedia({ media: null, colorScheme: null });
    });

    await scrollTo(page, 0);
    await test.step("nothing is lost with wider text spacing", () =>
      expectRoomForSpacing(page));
    await test.step("nothing is lost with text at 200%", () =>
      expectRoomForLargeText(page));
    await test.step("it fits phones", () => expectFitsPhones(page, [390, 320]));
  });
}
