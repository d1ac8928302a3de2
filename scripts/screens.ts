import { mkdir } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { bundle } from "../edit/server/bundle";
import { startServer } from "../edit/server/server";
import { openChromium } from "./find-chromium";
import { takeScreenshots } from "./screenshots";
import { serveSite } from "./serve/static-server";

const folder = "docs/screens";
const pages = { home: "/", "privacy-policy": "/privacy-policy" };
const widths = [1440, 768, 390];

/** The editor with the form of the programs beside the home page. */
async function takeEditor(browser: Browser) {
  const { address, close } = await startServer(
    {
      folder: "content",
      staticFolder: "static",
      bundle: await bundle("edit/local/main.tsx", "."),
    },
    0,
  );
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  await page.getByRole("button", { name: "Programs" }).click();
  await page.waitForLoadState("networkidle");
  const png = await page.screenshot();
  await page.close();
  close();
  return png;
}

/** Creates the screenshots in docs/screens from the latest build. */
async function main() {
  await mkdir(folder, { recursive: true });
  const { origin, close } = await serveSite("public", 0);
  const browser = await openChromium();
  for (const [name, path] of Object.entries(pages)) {
    const shots = await takeScreenshots(browser, origin + path, widths);
    for (const { width, time, png } of shots) {
      const file = `${folder}/${name}-${width}-${time}.webp`;
      await sharp(png).webp({ quality: 82 }).toFile(file);
      console.log(file);
    }
  }
  const file = `${folder}/editor.webp`;
  await sharp(await takeEditor(browser))
    .webp({ quality: 82 })
    .toFile(file);
  console.log(file);
  await browser.close();
  close();
}

void main();
