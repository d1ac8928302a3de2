import { findChromium } from "./find-chromium";
import { run } from "./run";

/** The Chromium projects. Firefox and WebKit run on GitHub only. */
const projects = ["wide*", "narrow*", "develop"].map(
  (name) => `--project=${name}`,
);

/** Runs the browser tests, all or the given specs, in Chromium. */
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
