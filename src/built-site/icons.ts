import sharp from "sharp";
import { colors } from "../theme/colors";

const square = (logo: string, size: number) =>
  sharp(logo).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/**
 * How much of its width a logo fills if systems cut the icon into their own
 * shape: a maskable icon may lose all but a circle of four fifths of its width,
 * and the corners of a square of 0.56 of the width are inside that.
 */
const maskable = 0.56;

/** On a plain background, which systems that cut icons show around the logo. */
async function onBackground(logo: string, size: number, part = 0.8) {
  const background = colors.page.day;
  return sharp({
    create: { width: size, height: size, channels: 3, background },
  })
    .composite([{ input: await square(logo, Math.round(size * part)) }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The picture in an SVG, which the site's pages link to. */
const svg = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString("base64")}"/></svg>\n`;

/**
 * The site's icons made from a logo, by file name, in place of those in
 * `static`, which show the shield.
 *
 * @param logo the file of a square picture
 */
export async function iconsFrom(
  logo: string,
): Promise<Record<string, Buffer | string>> {
  return {
    "favicon.svg": svg(await square(logo, 128)),
    // Browsers look at the bytes of an icon, not at its name.
    "favicon.ico": await square(logo, 32),
    "apple-touch-icon.png": await onBackground(logo, 180),
    "icon-192.png": await onBackground(logo, 192),
    "icon-512.png": await onBackground(logo, 512),
    "icon-maskable.png": await onBackground(logo, 512, maskable),
  };
}
