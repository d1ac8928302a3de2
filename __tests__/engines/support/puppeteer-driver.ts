import puppeteer, {
  type Browser,
  ElementHandle,
  type Page,
} from "puppeteer-core";
import { type Driver, type LaunchOptions, nothingThere } from "./driver";
import { bringIntoView } from "./in-page";

/** Chromium over its own protocol. */
export async function launchChromium(options: LaunchOptions) {
  const { program, args, lessMotion } = options;
  const browser = await puppeteer.launch({
    browser: "chrome",
    executablePath: program,
    args: [...args, ...(lessMotion ? ["--force-prefers-reduced-motion"] : [])],
  });
  const page = await browser.newPage();
  // Puppeteer loses a page when one that was made ready takes its place.
  const session = await page.createCDPSession();
  await session.send("Page.setPrerenderingAllowed", { isAllowed: false });
  return driverOf(browser, page);
}

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(options: LaunchOptions) {
  const { program, args, lessMotion } = options;
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    args: [...args],
    extraPrefsFirefox: { "ui.prefersReducedMotion": lessMotion ? 1 : 0 },
  });
  return driverOf(browser, await browser.newPage());
}

function driverOf(browser: Browser, page: Page): Driver {
  const tabs = async () => {
    // What the browser opens by itself at its start is none of the visitor's.
    const pages = await browser.pages();
    return pages.slice(pages.indexOf(page));
  };
  return {
    goTo: async (address) => {
      // A page behind another tab draws nothing, and can't be pressed.
      await page.bringToFront();
      await page.goto(address);
    },
    reload: () => page.reload(),
    // Asked of the pages: Puppeteer hears nothing of one that came Back.
    addresses: async () =>
      Promise.all(
        (await tabs()).map((tab) => tab.evaluate(() => location.href)),
      ),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (work, ...args) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`),
    click: async (find, ...args) => {
      const handle = await page.evaluateHandle(find, ...args);
      if (!(handle instanceof ElementHandle)) throw new Error(nothingThere);
      await page.evaluate(bringIntoView, handle);
      await handle.click();
    },
    press: (key) => page.keyboard.press(key),
    quit: () => browser.close(),
  };
}
