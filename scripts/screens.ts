import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { takeEditor } from "./screens/editor-screens";
import { openChromium } from "./browser/find-chromium";
import { takeScreenshots } from "./screens/screenshots";
import { serveSite } from "./serve/static-server";

const folder = "docs/screens";
const pages = { home: "/", "privacy-policy": "/privacy-policy" };
const widths = [1440, 768, 390];

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
  for (const { name, png } of await takeEditor(browser)) {
    const file = `${folder}/${name}.webp`;
    await sharp(png).webp({ quality: 75 }).toFile(file);
    console.log(file);
  }
  await browser.close();
  close();
}

void main();
