import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type * as pageLines from "../support/page-lines";
import { pagesScript, sampleContent } from "../support/pages-script";
import { htmlOf, pagePaths, unknownAddress } from "../support/pages";
import { sampleFolder } from "../support/sample";

// Drawn without Gatsby, as for a preview beside a text, pages must be those of
// the site. This also finds a field that a query forgets.

declare const pages: typeof pageLines;

/** The width of each picture in the sample, divided by its height. */
async function ratiosOf(pictures: readonly string[]) {
  const ratios = pictures.map(async (name) => {
    const { autoOrient } = await sharp(`${sampleFolder}/${name}`).metadata();
    return [name, autoOrient.width / autoOrient.height] as const;
  });
  return Object.fromEntries(await Promise.all(ratios));
}

test("pages drawn without Gatsby are those of the site", async ({ page }) => {
  const content = await sampleContent();
  const ratios = await ratiosOf(content.pictures);
  await page.evaluate(await pagesScript());

  for (const address of [...pagePaths, "/404"]) {
    const html = htmlOf(address === "/404" ? unknownAddress : address);
    const { drawn, built } = await page.evaluate(
      ([address, html, content, ratios]) => ({
        drawn: pages.drawnLines(address, content, ratios),
        built: pages.builtLines(html),
      }),
      [address, html, content, ratios] as const,
    );
    expect(drawn.body, address).toEqual(built.body);
    expect(built.head, address).toEqual(expect.arrayContaining(drawn.head));
  }
});
