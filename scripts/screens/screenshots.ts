import type { Browser } from "@playwright/test";
import { picturesDrawn } from "../browser/pictures-drawn";

interface Screenshot {
  readonly width: number;
  readonly time: "day" | "dusk";
  readonly png: Buffer;
}

const schemes = { day: "light", dusk: "dark" } as const;

/** The tallest picture that WebP allows, rounded down. */
const maxHeight = 16_000;

/** Takes full-page screenshots at the given widths, by day and at dusk. */
export async function takeScreenshots(
  browser: Browser,
  address: string,
  widths: readonly number[],
): Promise<Screenshot[]> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  // As if the tab had loaded the fonts before, so they arrive with the page.
  await context.addInitScript("sessionStorage.fonts = true");
  const page = await context.newPage();
  await page.goto(address);
  const shots: Screenshot[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
    for (const time of ["day", "dusk"] as const) {
      await page.emulateMedia({ colorScheme: schemes[time] });
      await picturesDrawn(page);
      const whole = await page.evaluate(
        () => document.documentElement.scrollHeight,
      );
      const height = Math.min(whole, maxHeight);
      const clip = { x: 0, y: 0, width, height };
      const png = await page.screenshot({ fullPage: true, clip });
      shots.push({ width, time, png });
    }
  }
  await context.close();
  return shots;
}
