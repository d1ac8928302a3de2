import { findChromium } from "./find-chromium";
import { run } from "./run";

/** Chromium's; the others' are for where Playwright can install its browsers. */
const projects = ["wide*", "narrow*", "develop"].map(
  (name) => `--project=${name}`,
);

/** Tests the built sample site in Chromium, by all specs or by those named. */
async function main() {
  const browser = await findChromium();
  if (browser === undefined) {
    console.error("No Chromium could be found or installed.");
    process.exitCode = 1;
    return;
  }
  const args = ["playwright", "test", ...projects, ...process.argv.slice(2)];
  const passed = await run("npx", args, { CHROMIUM_PATH: browser });
  process.exitCode = passed ? 0 : 1;
}

void main();
