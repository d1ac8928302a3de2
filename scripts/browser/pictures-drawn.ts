import { type Page, expect } from "@playwright/test";

/** A page, or a frame in one. */
type Drawn = Pick<Page, "evaluate" | "locator">;

/** Loads all pictures, including backgrounds; resolves once they are decoded. */
function decodePictures(page: Drawn) {
  return page.locator("main").evaluate(async (node) => {
    const backgrounds = [...node.querySelectorAll("*")].flatMap((element) => {
      const { backgroundImage } = getComputedStyle(element);
      const addresses = backgroundImage.matchAll(/url\("([^"]+)"\)/g);
      return Array.from(addresses, ([, src = ""]) =>
        Object.assign(new Image(), { src }),
      );
    });
    const pictures = [...node.querySelectorAll("img"), ...backgrounds];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/**
 * Waits for the fonts and for every picture on the page.
 *
 * @throws {Error} if a picture can't be shown
 */
export async function picturesDrawn(page: Drawn) {
  // Decoding fails if the color scheme changes a picture's source meanwhile.
  await expect(() => decodePictures(page)).toPass({ timeout: 15_000 });
  // Local fonts may be missing.
  await page.evaluate(() =>
    Promise.allSettled([...document.fonts].map((face) => face.load())),
  );
}
