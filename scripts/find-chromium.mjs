import { findProgram, installFromDebian } from "./find-program.mjs";
import { run } from "./steps.mjs";

/** By command, then where browsers live on systems that keep them off the PATH. */
const places = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function onThisMachine() {
  return findProgram(process.env.CHROMIUM_PATH, ...places);
}

/** Playwright's own browser, where it is or would be after its install. */
async function ofPlaywright() {
  const { chromium } = await import("@playwright/test");
  return findProgram(chromium.executablePath());
}

/** Debian's package, for root on a Debian that can't reach Playwright's. */
async function ofDebian() {
  const isInstalled = await installFromDebian("chromium");
  return isInstalled ? onThisMachine() : undefined;
}

/**
 * The path of a Chromium as visitors have it: one that is there, else
 * Playwright's (fetched if need be), else Debian's package. Undefined when
 * none of these can be had.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const there = (await onThisMachine()) ?? (await ofPlaywright());
  if (there !== undefined) return there;
  console.log("No Chromium on this machine: installing one.\n");
  await run("npx", ["playwright", "install", "chromium"]);
  return (await ofPlaywright()) ?? (await ofDebian());
}
