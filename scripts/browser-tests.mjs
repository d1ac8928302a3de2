import { findTestBrowser } from "./find-test-browser.mjs";
import { run } from "./steps.mjs";

/** Chromium's; the others' are for where Playwright can install its browsers. */
const projects = ["wide*", "narrow*", "develop"].map(
  (name) => `--project=${name}`,
);

/**
 * Walks the built site in Chromium: all of the tests, or the files named.
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
  return run("npx", ["playwright", "test", ...projects, ...files], {
    CHROMIUM_PATH: browser,
  });
}
