import type { Page } from "@playwright/test";
import { colors } from "../../../src/theme/colors";

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
    bar: [
      ...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]"),
    ].find(({ media }) => matchMedia(media || "all").matches)?.content,
  }));

const lookWith = (hero: string, color: string) => ({
  paper: `rgb(${Buffer.from(color.slice(1), "hex").join(", ")})`,
  hero,
  bar: color,
});
export const day = lookWith("hero.avif", colors.page.day);
export const dusk = lookWith("hero.dusk.avif", colors.page.dusk);
