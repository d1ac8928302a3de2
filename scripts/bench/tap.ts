import type { Browser } from "@playwright/test";

/** How much slower than this machine the visitor's phone is taken to be. */
const slowdown = 4;

export interface Tap {
  /** Until the button is drawn as pressed, in milliseconds. */
  readonly pressed: number;
  /** Until the toast is drawn, in milliseconds. */
  readonly toast: number;
}

/**
 * Taps Contact Information on a slowed processor and measures in the page, by
 * its own clock, until what changed is in a frame.
 *
 * @param wait how long before the tap the visitor has been near the button, in
 * milliseconds; undefined for a tap without having scrolled there at all
 */
export async function tap(browser: Browser, origin: string, wait?: number) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const button = page.getByRole("button", { name: "Contact Information" });
  if (wait === undefined) {
    // In view without a scroll event, as in a window high enough.
    await page.evaluate(() =>
      window.addEventListener(
        "scroll",
        (event) => event.stopImmediatePropagation(),
        {
          capture: true,
        },
      ),
    );
    await button.scrollIntoViewIfNeeded();
  } else {
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(wait);
  }
  // No function in here has a name: tsx would look for its own helper in the page.
  const times = page.evaluate(async () => {
    const { timeStamp } = await new Promise<Event>((resolve) =>
      addEventListener("pointerdown", resolve, { capture: true }),
    );
    const pressed = new Promise<number>((resolve) =>
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.now() - timeStamp)),
      ),
    );
    const status = document.querySelector("[role=status]");
    if (status === null) throw new Error("No live region");
    const toast = await new Promise<number>((resolve) =>
      new MutationObserver(() =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.now() - timeStamp)),
        ),
      ).observe(status, { childList: true }),
    );
    return { pressed: Math.round(await pressed), toast: Math.round(toast) };
  });
  await button.tap();
  const result = await times;
  await context.close();
  return result;
}
