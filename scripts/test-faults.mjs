import { findTestBrowser } from "./find-test-browser.mjs";
import { run } from "./steps.mjs";

/** Of the browser tests, those of a fault: `npm test` runs them too. */
const seenInBrowsers = ["develop/preview", "once/old-page"];

async function inBrowsers() {
  const browser = await findTestBrowser();
  if (browser === undefined) {
    console.error("No Chromium could be found or installed.");
    return false;
  }
  return (
    (await run("npx", ["gatsby", "build"])) &&
    run("npx", ["playwright", "test", ...seenInBrowsers], {
      CHROMIUM_PATH: browser,
    })
  );
}

const jest = ["jest", "--config", "jest.builds.config.mjs", "__tests__/faults"];
const results = [await run("npx", jest), await inBrowsers()];
process.exit(results.every(Boolean) ? 0 : 1);
