import { mkdir } from "node:fs/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArguments } from "./browser-arguments";
import { findChromium } from "./find-chromium";
import { serveSite } from "./serve/static-server";

const folder = "docs/screens";
const pages = { home: "/", "privacy-policy": "/privacy-policy" };
const widths = [1440, 768, 390];
const schemes = { day: "light", dusk: "dark" } as const;

/** Scrolls to every picture, because they are lazy-loaded. */
async function loadPictures(page: Page) {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((img: HTMLImageElement) => img.decode());
  }
  await page.evaluate(() => scrollTo(0, 0));
}

interface Screen {
  readonly address: string;
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  readonly file: string;
}

/** Takes a full-page screenshot at the given viewport width. */
async function takeScreen(browser: Browser, screen: Screen) {
  const { address, width, colorScheme, file } = screen;
  const page = await browser.newPage({
    viewport: { width, height: width > 600 ? 900 : 844 },
    colorScheme,
    reducedMotion: "reduce",
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await loadPictures(page);
  const picture = await page.screenshot({ fullPage: true });
  await sharp(picture).webp({ quality: 82 }).toFile(file);
  await page.close();
  console.log(file);
}

/** Creates the screenshots in docs/screens from the latest build. */
async function main() {
  await mkdir(folder, { recursive: true });
  const { origin, close } = await serveSite("public", 0);
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? "",
    args: browserArguments,
  });
  for (const [name, path] of Object.entries(pages)) {
    for (const width of widths) {
      for (const [time, colorScheme] of Object.entries(schemes)) {
        const file = `${folder}/${name}-${width}-${time}.webp`;
        const address = origin + path;
        await takeScreen(browser, { address, width, colorScheme, file });
      }
    }
  }
  await browser.close();
  close();
}

void main();
