import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb } from "../../setup/contrast-ratio";

/** A box on the screen, in CSS pixels, which are the screenshot's own too. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
  readonly color: Rgb;
}

export interface Contrast {
  /** That of the text's color and of the worst pixel behind it. */
  readonly ratio: number;
  /** What WCAG 2.2 asks of text so large, success criterion 1.4.3. */
  readonly needed: number;
  /** The worst pixel, from the window's corner. */
  readonly worst: Pixel;
  readonly ink: Rgb;
}

/** Where the words stand, line by line, and how they are set. */
function textOf(element: Locator) {
  return element.evaluate((node) => {
    const boxes: Box[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        boxes.push({ left, top, right, bottom });
      }
    }
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return { boxes, color, needed: isLarge ? 3 : 4.5 };
  });
}

/** Throws for a color that isn't opaque: what shows through isn't known here. */
function inkOf(color: string): Rgb {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (blue === undefined) throw new Error(`Not an opaque color: ${color}`);
  return [Number(red), Number(green), Number(blue)];
}

/** A part of the window, when two pictures of it in a row are the same. */
async function settledScreenshot(page: Page, clip: Clip): Promise<Buffer> {
  let before = await page.screenshot({ clip });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const now = await page.screenshot({ clip });
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("The page doesn't come to rest");
}

/** Whole pixels around all boxes. Throws where the window cuts them off. */
function around(boxes: readonly Box[], page: Page): Clip {
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)));
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (x < 0 || y < 0 || right > width || bottom > height) {
    throw new Error("The words are not all in the window");
  }
  return { x, y, width: right - x, height: bottom - y };
}

/** The pixels behind the element's words, the words themselves not drawn. */
async function* pixelsBehind(
  element: Locator,
  boxes: readonly Box[],
): AsyncGenerator<Pixel> {
  const clip = around(boxes, element.page());
  await element.evaluate((node: HTMLElement) => {
    node.style.setProperty("color", "transparent", "important");
    node.style.setProperty("text-shadow", "none", "important");
  });
  const screenshot = await settledScreenshot(element.page(), clip);
  await element.evaluate((node: HTMLElement) => {
    node.style.removeProperty("color");
    node.style.removeProperty("text-shadow");
  });
  const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer();

  for (const { left, top, right, bottom } of boxes) {
    for (let y = Math.floor(top); y < bottom; y += 1) {
      for (let x = Math.floor(left); x < right; x += 1) {
        const start = ((y - clip.y) * clip.width + (x - clip.x)) * 3;
        const [red = 0, green = 0, blue = 0] = pixels.subarray(start);
        yield { x, y, color: [red, green, blue] };
      }
    }
  }
}

/** Fetches the pictures behind words, and gives when their pixels are there. */
function decodePictures(art: Locator) {
  return art.evaluate(async (node) => {
    const grounds = [node, ...node.querySelectorAll("*")].flatMap((element) => {
      const { backgroundImage } = getComputedStyle(element);
      const [, address] = /^url\("(.+)"\)$/.exec(backgroundImage) ?? [];
      return address === undefined
        ? []
        : [Object.assign(new Image(), { src: address })];
    });
    const pictures = [...node.querySelectorAll("img"), ...grounds];
    if (pictures.length === 0) throw new Error("There is no picture");
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** Waits for the fonts, and for the pixels of every picture behind words. */
export async function expectArtDrawn(art: Locator) {
  // A picture that the hour of the day changes meanwhile is not decoded.
  await expect(() => decodePictures(art)).toPass({ timeout: 10_000 });
  // Those that the machine should have may not be there.
  await art.evaluate(() =>
    Promise.allSettled([...document.fonts].map((face) => face.load())),
  );
}

/**
 * The contrast of the element's words with the worst pixel behind them, as
 * drawn. A ground of the element's own is measured like any other. Throws
 * where the words are not all in the window.
 */
export async function worstContrast(element: Locator): Promise<Contrast> {
  await element.evaluate((node) =>
    node.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const { boxes, color, needed } = await textOf(element);
  const ink = inkOf(color);

  let found: Contrast | undefined;
  for await (const worst of pixelsBehind(element, boxes)) {
    const ratio = contrastRatio(ink, worst.color);
    if (found === undefined || ratio < found.ratio) {
      found = { ratio, needed, worst, ink };
    }
  }
  if (found === undefined) throw new Error("There are no words");
  return found;
}
