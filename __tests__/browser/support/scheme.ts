import type { Page } from "@playwright/test";

/** The switch between day and dusk. */
export const control = (page: Page) =>
  page.getByRole("switch", { name: "Dusk" });

/**
 * What a visitor sees of the scheme: the background, the hero, the theme color.
 */
export const look = (page: Page) =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    hero: document
      .querySelector<HTMLImageElement>("main img")
      ?.currentSrc.replace(/.*\//, ""),
    bar: [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")]
      .find(({ media }) => matchMedia(media || "all").matches)
      ?.content.toUpperCase(),
  }));

export const day = {
  paper: "rgb(246, 239, 221)",
  hero: "hero.avif",
  bar: "#F6EFDD",
};
export const dusk = {
  paper: "rgb(18, 38, 43)",
  hero: "hero.dusk.avif",
  bar: "#12262B",
};

/**
 * On a machine without a network, Chromium would otherwise believe it's
 * offline.
 */
export async function simulateNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
