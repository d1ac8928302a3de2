import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { expectFitsPhones } from "../support/on-phone";
import { distinctPaths } from "../support/pages";
import { expect, test as base } from "../support/test";

// every-page.spec.ts has the usual size.
for (const size of [24, 32]) {
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
      await expectFitsPhones(page, [320, 360, 390, 430]);
    }
  });
}
