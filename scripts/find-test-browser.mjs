import { findChromium } from "./find-chromium.mjs";
import { findProgram, installFromDebian } from "./find-program.mjs";
import { run } from "./steps.mjs";

/** Debian's package, and its command. */
const debiansShell = "chromium-headless-shell";

function onThisMachine() {
  return findProgram(process.env.CHROMIUM_PATH, debiansShell);
}

/** Where it is only Playwright knows: started by no path, it is this one. */
async function ofPlaywright() {
  const { chromium } = await import("@playwright/test");
  try {
    await (await chromium.launch()).close();
    return "";
  } catch {
    return undefined;
  }
}

async function installed() {
  console.log("Installing a headless Chromium for the tests.\n");
  await run("npx", ["playwright", "install", "--only-shell", "chromium"]);
  const there = await ofPlaywright();
  if (there !== undefined) return there;
  return (await installFromDebian(debiansShell)) ? onThisMachine() : undefined;
}

/**
 * The browser for the tests: Chromium's headless shell, which has no windows
 * and takes half the time, installed if need be; where it can't be had, a whole
 * Chromium. Gives the path, empty for Playwright's own, or undefined when there
 * is none.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findTestBrowser() {
  return (
    (await onThisMachine()) ??
    (await ofPlaywright()) ??
    (await installed()) ??
    findChromium()
  );
}
