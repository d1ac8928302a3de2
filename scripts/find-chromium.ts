import { chromium } from "@playwright/test";
import { browserArguments } from "./browser-arguments";
import { run } from "./run";

/** Playwright's own browser, which it finds by itself. */
const playwrights = "";

const debianPackage = "chromium-headless-shell";

/** In the order of preference. */
const candidates = [
  process.env["CHROMIUM_PATH"] ?? playwrights,
  playwrights,
  `/usr/bin/${debianPackage}`,
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

async function starts(executablePath: string) {
  const options = { executablePath, args: browserArguments };
  return chromium.launch(options).then(
    async (browser) => {
      await browser.close();
      return true;
    },
    () => false,
  );
}

async function firstThatStarts() {
  for (const path of candidates) if (await starts(path)) return path;
  return undefined;
}

/**
 * A Chromium that starts on this machine, installed if there is none. Gives its
 * path, empty for Playwright's own, or undefined when none can be had.
 */
export async function findChromium(): Promise<string | undefined> {
  const found = await firstThatStarts();
  if (found !== undefined) return found;
  console.log("Installing Playwright's Chromium.\n");
  await run("npx", ["playwright", "install", "--only-shell", "chromium"]);
  if (await starts(playwrights)) return playwrights;
  if (process.getuid?.() !== 0) return undefined;
  console.log(`Installing Debian's package ${debianPackage}.\n`);
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", debianPackage]);
  return firstThatStarts();
}
