import { findTestBrowser } from "./find-test-browser.mjs";
import { run } from "./steps.mjs";

/**
 * Walks the built site in a browser: all of the tests, or the files named.
 * Gives whether they passed; where there is no browser they have not.
 *
 * @param {...string} files
 */
export async function runBrowserTests(...files) {
  const browser = await findTestBrowser();
  if (browser === undefined) {
    console.error("No Chromium could be found or installed.");
    return false;
  }
  return run("npx", ["playwright", "test", ...files], {
    CHROMIUM_PATH: browser,
  });
}
