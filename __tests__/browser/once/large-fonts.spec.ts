import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Locator } from "@playwright/test";
import { site } from "../support/content";
import { sidewaysScroll, wideWords } from "../support/overflow";
import { distinctPaths } from "../support/pages";
import { expect, test as base } from "../support/test";

const widths = [320, 360, 390, 430];

/** The words of an element that are broken in the middle. */
function brokenWords(element: Locator) {
  return element.evaluate((box) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of text.nodeValue?.matchAll(/\S+/g) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

for (const size of [16, 24, 32]) {
  // The browser's own setting, which media queries in em follow. Chromium reads
  // it from its profile; its headless shell, only from the argument.
  const test = base.extend({
    context: async ({ launchOptions, contextOptions, baseURL }, use, info) => {
      const profile = info.outputPath("profile");
      const preferences = { webkit: { webprefs: { default_font_size: size } } };
      await mkdir(`${profile}/Default`, { recursive: true });
      await writeFile(
        `${profile}/Default/Preferences`,
        JSON.stringify(preferences),
      );
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...contextOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--blink-settings=defaultFontSize=${size}`,
        ],
        ...(baseURL && { baseURL }),
      });
      await use(context);
      await context.close();
    },
  });

  test(`every page fits a phone whose font size is ${size} px`, async ({
    page,
    visit,
  }) => {
    test.slow();
    for (const path of distinctPaths) {
      await visit(path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      // Names that begin with the county have a second line.
      await page
        .getByRole("banner")
        .getByText(site.name, { exact: true })
        .evaluate(
          (name, rest) => name.insertAdjacentHTML("beforeend", rest),
          "<small>Conservation Foundation</small>",
        );
      for (const width of widths) {
        const where = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 700 });
        expect.soft(await sidewaysScroll(page), where).toBe(0);
        expect.soft(await wideWords(page), where).toEqual([]);
        const button = page.getByRole("button", { name: "Menu" });
        await expect.soft(button, where).toBeInViewport({ ratio: 1 });
        for (const words of [
          page.getByRole("banner"),
          page.getByRole("heading", { level: 1 }),
        ]) {
          expect.soft(await brokenWords(words), where).toEqual([]);
        }
      }
    }
  });
}
