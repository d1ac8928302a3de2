import { existsSync } from "node:fs";
import path from "node:path";
import { builtFolder } from "../__tests__/browser/support/sample";
import { findChromium } from "./browser/find-chromium";
import { freePort } from "./serve/ports";
import { run } from "./process/run";

/** The Chromium projects. Firefox and WebKit run on GitHub only. */
const projects = ["wide*", "narrow*", "develop"].map(
  (name) => `--project=${name}`,
);

/** Runs the browser tests, all or the given specs, in Chromium. */
async function main() {
  const browser = await findChromium();
  if (!existsSync(path.join(builtFolder, "index.html"))) {
    console.error("Build the sample first: npm run build:sample");
    process.exitCode = 1;
    return;
  }
  const asked = process.argv.slice(2);
  const isChosen = asked.some((arg) => arg.startsWith("--project"));
  if (!isChosen) {
    console.log("Firefox and WebKit are skipped: GitHub runs them.");
  }
  const chosen = isChosen ? asked : [...projects, ...asked];
  const passed = await run("npx", ["playwright", "test", ...chosen], {
    CHROMIUM_PATH: browser,
    SAMPLE_PORT: String(await freePort()),
  });
  process.exitCode = passed ? 0 : 1;
}

void main();
