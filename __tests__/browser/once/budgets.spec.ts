import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { layoutIds } from "../../../src/content/schema/layout-ids";
import { builtFiles, builtText, htmlOf, pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

// Maximum bytes over the wire before the visitor scrolls, with gzip, which all
// hosts support.

/**
 * A page arrives in the first round trip: ten packets of 1,460 bytes. Of these,
 * the headers take 800 with HTTP/2 and 1100 with HTTP/1.1. The sample has what
 * staff may add, such as a notice and events.
 */
const htmlBudget = 14_600 - 1100;

// A third above today's sizes, so that only a real mistake makes a test fail.

/** Of the inline scripts of a page. */
const scriptBudget = 2200;

/** Of the toasts' script, with React. */
const toastsBudget = 112_000;

/**
 * Of the pictures that load before scrolling: the mark of the sample, and the
 * hero. They have only a few flat colors.
 */
const pictureBudget = 2250;

/** Only for names like Río Verde. */
const accentFonts = /-western-\w+\.woff2$/;

/** Of both typefaces together, in bytes. */
const fontBudgets = [
  [/-basic-\w+\.woff2$/, 27_000],
  [accentFonts, 20_000],
] as const;

/** The page, two fonts, the mark, the hero, and the styles for paper. */
const requestBudget = 6;

async function bytes(responses: readonly Response[]) {
  const bodies = await Promise.all(responses.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + body.length, 0);
}

for (const path of ["/", "/privacy-policy"]) {
  test(`${path} loads few and small files, fonts last`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    const order: string[] = [];
    page.on("load", () => order.push("load"));
    page.on("request", (request) => {
      if (request.resourceType() === "font") order.push("font");
    });
    const late = ["national-park", "public-sans"].map((name) =>
      page.waitForResponse((answer) => answer.url().includes(name)),
    );
    await page.goto(path);
    // A text page needs no script, even at its end.
    if (path !== "/") await page.keyboard.press("End");
    // On a busy machine, the network may seem idle before these are requested.
    await Promise.all(late);
    await page.waitForLoadState("networkidle");

    // How far ahead they load depends on the browser and the connection.
    const lazy = await page
      .locator("img[loading=lazy]")
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ currentSrc }) => currentSrc),
      );
    const early = answers
      .filter((answer) => !lazy.includes(answer.url()))
      // Only Chromium with a window asks for it.
      .filter((answer) => !answer.url().endsWith("/favicon.svg"));
    const earlyLike = (kind: RegExp) =>
      early.filter((answer) => kind.test(answer.url()));
    for (const [subset, budget] of fontBudgets) {
      const fonts = earlyLike(subset);
      expect(fonts).toHaveLength(2);
      expect(await bytes(fonts)).toBeLessThanOrEqual(budget);
    }
    expect(earlyLike(/\.(?:js|json)$|(?<!\/print)\.css$/)).toEqual([]);
    const withAccents = earlyLike(accentFonts).length;
    expect(early.length - withAccents).toBeLessThanOrEqual(requestBudget);
    const pictures = earlyLike(/\.(?:avif|webp|jpg)$/);
    expect(pictures).toHaveLength(path === "/" ? 2 : 1);
    expect(await bytes(pictures)).toBeLessThanOrEqual(pictureBudget);
    // The drawing above the text is in the page.
    expect(earlyLike(/\/static\/.*\.svg$/)).toEqual([]);

    // Of both typefaces, two files: the name has an accent.
    expect(order.join(" ")).toBe("load font font font font");
    // The next page in the tab has them earlier.
    await page.goto("/terms-of-use", { waitUntil: "domcontentloaded" });
    expect(await page.locator(`#${layoutIds.lateStyles}`).count()).toBe(0);
  });
}

test("the toasts' script is small", () => {
  const name = builtFiles.find((each) => /^toasts-\w+\.js$/.test(each)) ?? "";
  expect(gzipSync(builtText(name)).length).toBeLessThanOrEqual(toastsBudget);
});

test("each page and its inline scripts are small", () => {
  for (const path of pagePaths) {
    const html = htmlOf(path);
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(htmlBudget);
    const scripts = [
      ...html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g),
    ].map(([, script = ""]) => script);
    expect(scripts).toHaveLength(2);
    expect(gzipSync(scripts.join("\n")).length).toBeLessThanOrEqual(
      scriptBudget,
    );
  }
});
