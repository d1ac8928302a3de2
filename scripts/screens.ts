import sharp from "sharp";
import { openChromium } from "./browser/find-chromium";
import { takeEditor } from "./screens/editor-screens";
import { takeHome } from "./screens/home-screens";
import { serveSite } from "./serve/static-server";

/** Creates the screenshots in docs/screens from the latest build. */
async function main() {
  const { origin, close } = await serveSite("public", 0);
  const browser = await openChromium();
  const screens = [
    ...(await takeHome(browser, origin)),
    ...(await takeEditor(browser)),
  ];
  await browser.close();
  close();
  for (const { name, png } of screens) {
    const file = `docs/screens/${name}.webp`;
    await sharp(png).webp({ quality: 78 }).toFile(file);
    console.log(file);
  }
}

void main();
