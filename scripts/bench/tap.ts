import type { Browser } from "@playwright/test";

/** How much slower than this machine the visitor's phone is taken to be. */
const slowdown = 4;

interface Tap {
  /** Until the button is drawn as pressed, in milliseconds. */
  readonly pressed: number;
  /** Until the toast is drawn, in milliseconds. */
  readonly toast: number;
}

interface Finger {
  /** How long it has been near the button before, in milliseconds; undefined
   * for a tap without having scrolled there at all. */
  readonly wait: number | undefined;
  /** How long it stays on the button, in milliseconds. */
  readonly hold: number;
}

/**
 * Taps Contact Information on a slowed processor and measures in the page, by
 * its own clock and from when the finger lands, until what changed is in a
 * frame.
 */
async function touch(browser: Browser, origin: string, { wait, hold }: Finger) {
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
    const button = document.querySelector("[data-late]");
    if (button === null) throw new Error("No button");
    const { timeStamp } = await new Promise<Event>((resolve) =>
      addEventListener("pointerdown", resolve, { capture: true }),
    );
    const pressed = (async () => {
      while (getComputedStyle(button).translate === "none") {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // By the next frame this one is drawn. Timers wait while a finger is down.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - timeStamp;
    })();
    const status = document.querySelector("[role=status]");
    if (status === null) throw new Error("No live region");
    const toast = await new Promise<number>((resolve) =>
      new MutationObserver(() =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
        ),
      ).observe(status, { childList: true }),
    );
    return { pressed: Math.round(await pressed), toast: Math.round(toast) };
  });
  const box = await button.boundingBox();
  if (box === null) throw new Error("The button is not drawn");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [point],
  });
  await page.waitForTimeout(hold);
  await session.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
  const result = await times;
  await context.close();
  return result;
}

/** A quick finger stays this long: what is drawn by then is drawn under it. */
const quickHold = 80;

/**
 * The two waits of a tap: for the pressed button under a finger that lies on
 * it, and for the toast of a tap without any length.
 */
export async function tap(
  browser: Browser,
  origin: string,
  wait?: number,
): Promise<Tap> {
  const held = await touch(browser, origin, { wait, hold: quickHold });
  const quick = await touch(browser, origin, { wait, hold: 0 });
  return { pressed: held.pressed, toast: quick.toast };
}
