import { access, constants } from "node:fs/promises";
import path from "node:path";
import { run } from "./steps.mjs";

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** Where browsers live on systems that keep them off the PATH. */
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function isThere(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = commands.flatMap((command) =>
    folders.map((folder) => path.join(folder, command)),
  );
  for (const file of [process.env.CHROMIUM_PATH, ...onPath, ...places]) {
    if (file && (await isThere(file))) return file;
  }
  return undefined;
}

/** Playwright's own browser, where it is or would be after its install. */
async function ofPlaywright() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return (await isThere(file)) ? file : undefined;
}

/** Debian's package, for root on a Debian that can't reach Playwright's. */
async function ofDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await isThere("/usr/bin/apt-get"))) return undefined;
  const installed =
    (await run("apt-get", ["update"])) &&
    (await run("apt-get", ["install", "-y", "chromium"], {
      DEBIAN_FRONTEND: "noninteractive",
    }));
  return installed ? onThisMachine() : undefined;
}

/**
 * The path of a Chromium for the browser tests: one that is there, else
 * Playwright's (fetched if need be), else Debian's package. Undefined when
 * none of these can be had.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const there = (await onThisMachine()) ?? (await ofPlaywright());
  if (there !== undefined) return there;
  console.log("No Chromium on this machine: installing one for the tests.\n");
  await run("npx", ["playwright", "install", "chromium"]);
  return (await ofPlaywright()) ?? (await ofDebian());
}
