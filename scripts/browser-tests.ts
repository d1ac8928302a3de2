import { findChromium } from "./find-chromium";
import { run } from "./run";

/** Those of Chromium. Firefox and WebKit are only for where Playwright can install them. */
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
  const asked = process.argv.slice(2);
  const chosen = asked.some((arg) => arg.startsWith("--project"))
    ? asked
    : [...projects, ...asked];
  const passed = await run("npx", ["playwright", "test", ...chosen], {
    CHROMIUM_PATH: browser,
  });
  process.exitCode = passed ? 0 : 1;
}

void main();
