import type { Locator, Page } from "@playwright/test";

/** Of what can stand on a picture, everything that has words of its own. */
const texts = "main :is(h1, h2, h3, p, small)";

/**
 * The texts that stand on a picture at the page's present width and color
 * scheme. One with a ground of its own in between stands on that.
 */
export async function wordsOnPictures(page: Page): Promise<Locator[]> {
  // No named function inside: tsx wraps those in a helper that pages lack.
  const areOnPictures = await page.locator(texts).evaluateAll((nodes) =>
    nodes.map((node) => {
      const box = node.getBoundingClientRect();
      let ground: Element | null = node;
      for (; ground !== null; ground = ground.parentElement) {
        const { backgroundImage, backgroundColor } = getComputedStyle(ground);
        const isOnImage = [...ground.querySelectorAll("img")]
          .map((image) => image.getBoundingClientRect())
          .some(
            ({ left, right, top, bottom }) =>
              left < box.right &&
              box.left < right &&
              top < box.bottom &&
              box.top < bottom,
          );
        if (isOnImage || backgroundImage.startsWith("url(")) return true;
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return false;
      }
      return false;
    }),
  );
  return (await page.locator(texts).all()).filter(
    (_, index) => areOnPictures[index],
  );
}

/** Fetches the pictures behind words, and gives when their pixels are there. */
function decodePictures(page: Page) {
  return page.locator("main").evaluate(async (node) => {
    const grounds = [...node.querySelectorAll("*")].flatMap((element) => {
      const { backgroundImage } = getComputedStyle(element);
      const [, address] = /^url\("(.+)"\)$/.exec(backgroundImage) ?? [];
      return address === undefined
        ? []
        : [Object.assign(new Image(), { src: address })];
    });
    const pictures = [...node.querySelectorAll("img"), ...grounds];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/**
 * Waits for the fonts, and for the pixels of every picture of the page.
 *
 * @throws {Error} when a picture can't be shown
 */
export async function picturesDrawn(page: Page) {
  // A picture that the hour of the day changes meanwhile is not decoded.
  let attempts = 5;
  while (
    !(await decodePictures(page).then(
      () => true,
      () => false,
    ))
  ) {
    attempts -= 1;
    if (attempts === 0) await decodePictures(page);
  }
  // Those that the machine should have may not be there.
  await page.evaluate(() =>
    Promise.allSettled([...document.fonts].map((face) => face.load())),
  );
}
