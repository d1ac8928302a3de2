import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { bundle } from "../edit/build/bundle";
import { startServer } from "../edit/server/server";
import { openChromium } from "./browser/find-chromium";
import { picturesDrawn } from "./browser/pictures-drawn";
import { editorScenes } from "./screens/editor-scenes";
import { serveSite } from "./serve/static-server";

/** Takes a screenshot of a page, and closes it. */
async function take(page: Page, name: string, fullPage = false) {
  // In the editor, the pictures are in the preview.
  const [, preview] = page.frames();
  await picturesDrawn(preview ?? page);
  const file = `docs/screens/${name}.webp`;
  const png = await page.screenshot({ fullPage });
  await sharp(png).webp({ quality: 78 }).toFile(file);
  console.log(file);
  await page.close();
}

/** README's screenshots: the whole home page, by day and at dusk. */
async function takeHome(browser: Browser) {
  const { origin, close } = await serveSite("public", 0);
  const schemes = { day: "light", dusk: "dark" } as const;
  for (const [time, colorScheme] of Object.entries(schemes)) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      colorScheme,
    });
    // As if the tab had loaded the fonts before, so they arrive with the page.
    await page.addInitScript(() => (sessionStorage.fonts = true));
    await page.goto(origin);
    await take(page, `home-${time}`, true);
  }
  close();
}

/**
 * The editing guide's screenshots, with the content that comes with the site.
 * Saves none of the changes.
 */
async function takeEditor(browser: Browser) {
  const files = await bundle("edit/local/main.tsx", ".");
  const served = { folder: "content", bundle: files };
  const { address, close } = await startServer(served, 0);
  for (const [name, play] of Object.entries(editorScenes)) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    page.setDefaultTimeout(120_000);
    await page.goto(address);
    await play(page);
    await take(page, name);
  }
  close();
}

/** Creates the screenshots in docs/screens from the latest build. */
async function main() {
  const browser = await openChromium();
  await takeHome(browser);
  await takeEditor(browser);
  await browser.close();
}

void main();
