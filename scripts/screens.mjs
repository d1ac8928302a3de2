import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserArguments } from "./browser-arguments.mjs";
import { findChromium } from "./find-chromium.mjs";
import { run } from "./steps.mjs";

const folder = "docs/screens";
const port = 9300;
const pages = { home: "/", "privacy-policy": "/privacy-policy" };
const widths = [1440, 768, 390];
const hours = { day: "light", dusk: "dark" };

/** Pictures below the fold are fetched as somebody scrolls toward them. */
async function loadPictures(page) {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((img) => img.decode());
  }
  await page.evaluate("window.scrollTo(0, 0)");
}

/** The whole page as a visitor sees it, in a window of that width. */
async function takeScreen(browser, { address, width, colorScheme, file }) {
  const page = await browser.newPage({
    viewport: { width, height: width > 600 ? 900 : 844 },
    colorScheme,
    reducedMotion: "reduce",
  });
  await page.goto(`http://localhost:${port}${address}`, {
    waitUntil: "networkidle",
  });
  await loadPictures(page);
  const screen = await page.screenshot({ fullPage: true });
  await sharp(screen).webp({ quality: 82 }).toFile(file);
  await page.close();
  console.log(file);
}

async function takeScreens() {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: browserArguments,
  });
  for (const [name, address] of Object.entries(pages)) {
    for (const width of widths) {
      for (const [hour, colorScheme] of Object.entries(hours)) {
        const file = `${folder}/${name}-${width}-${hour}.webp`;
        await takeScreen(browser, { address, width, colorScheme, file });
      }
    }
  }
  await browser.close();
}

/** Whether anything is served where the site will be. */
function answers() {
  return globalThis.fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function served() {
  while (!(await answers())) await pause(200);
}

/** Serves the built site. `ended` resolves when it stops or can't start. */
function serve() {
  const server = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/serve.ts", "--port", String(port)],
    // Its own words say why it stopped.
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const ended = new Promise((resolve) => {
    server.on("error", resolve);
    server.on("exit", resolve);
  });
  return { server, ended };
}

if (await answers()) {
  console.error(`Port ${port} is taken: the screens would be of another site.`);
  process.exit(1);
}
if (!(await run("npx", ["gatsby", "build"]))) process.exit(1);
await mkdir(folder, { recursive: true });
const { server, ended } = serve();
try {
  const taken = await Promise.race([
    served()
      .then(takeScreens)
      .then(() => true),
    ended.then(() => false),
  ]);
  if (!taken) {
    console.error("The server of the built site stopped: no more screens.");
    // Neither the wait for it nor an open browser would end by itself.
    process.exit(1);
  }
} finally {
  server.kill();
}
