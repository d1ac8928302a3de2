import { chromium } from "@playwright/test";
import { run } from "../process/run";

/** Chromium's arguments for browser tests and screenshots. */
export const browserArguments = [
  // Chromium's sandbox does not work for root, for example in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  // Prevents background requests that don't come from the site.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** An empty path makes Playwright use its own browser. */
const bundledBrowser = "";

const debianPackage = "chromium-headless-shell";

/** In order of preference. */
const candidates = [
  ...(process.env["CHROMIUM_PATH"] ? [process.env["CHROMIUM_PATH"]] : []),
  bundledBrowser,
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
 * Finds a Chromium that starts on this machine, or installs one. Returns its
 * path, empty for Playwright's own.
 *
 * @throws {Error} if none can be found or installed
 */
export async function findChromium(): Promise<string> {
  const found = await firstThatStarts();
  if (found !== undefined) return found;
  console.log("Installing Playwright's Chromium.\n");
  await run("npx", ["playwright", "install", "--only-shell", "chromium"]);
  if (await starts(bundledBrowser)) return bundledBrowser;
  if (process.getuid?.() === 0) {
    console.log(`Installing the Debian package ${debianPackage}.\n`);
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", debianPackage]);
  }
  const installed = await firstThatStarts();
  if (installed !== undefined) return installed;
  throw new Error("No Chromium could be found or installed.");
}

/** Starts a Chromium, found or installed in the same way. */
export const openChromium = async (more: readonly string[] = []) =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...browserArguments, ...more],
  });
