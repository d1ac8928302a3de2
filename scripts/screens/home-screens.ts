import type { Browser } from "@playwright/test";
import { picturesDrawn } from "../browser/pictures-drawn";

/** A screenshot; its name is that of its file in docs/screens. */
export interface Screen {
  readonly name: string;
  readonly png: Buffer;
}

const schemes = { day: "light", dusk: "dark" } as const;

/** Takes README's screenshots: the whole home page, by day and at dusk. */
export async function takeHome(browser: Browser, address: string) {
  const taken: Screen[] = [];
  for (const [time, colorScheme] of Object.entries(schemes)) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      colorScheme,
    });
    // As if the tab had loaded the fonts before, so they arrive with the page.
    await page.addInitScript(() => (sessionStorage.fonts = true));
    await page.goto(address);
    await picturesDrawn(page);
    const png = await page.screenshot({ fullPage: true });
    taken.push({ name: `home-${time}`, png });
    await page.close();
  }
  return taken;
}
