import sharp from "sharp";
import { day as inks } from "./kit/inks-day";
import { grid, shield } from "./kit/shield";

const svg = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${grid} ${grid}">${shield(inks, `fill="${inks.ink}"`)}</svg>`,
  );

const bare = (size: number) =>
  sharp(svg(size)).png({ compressionLevel: 9 }).toBuffer();

/**
 * On the page's background color, for systems that cut icons into their own
 * shape: a maskable icon may lose all but a circle of four fifths of its width,
 * and 0.64 of the width keeps the shield's corners inside that.
 */
async function onBackground(size: number, part: number): Promise<Buffer> {
  const inner = Math.round(size * part);
  return sharp({
    create: { width: size, height: size, channels: 3, background: inks.paper },
  })
    .composite([{ input: await bare(inner) }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * PNGs in the container format of `favicon.ico`, which old browsers request by
 * that name.
 */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** The site's icons by file name, as the page's head and manifest name them. */
export async function icons(): Promise<Record<string, Buffer>> {
  const large = await onBackground(512, 0.64);
  // In a browser's dark tab bar a dark rim would be lost.
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}"><style>path[id]{fill:${inks.ink}}@media(prefers-color-scheme:dark){path[id]{fill:${inks.cream}}}</style>${shield(inks, 'id="rim"')}</svg>\n`;
  return {
    "favicon.svg": Buffer.from(favicon),
    "favicon.ico": ico([
      { size: 16, png: await bare(16) },
      { size: 32, png: await bare(32) },
    ]),
    "apple-touch-icon.png": await onBackground(180, 0.8),
    "icon-192.png": await onBackground(192, 0.64),
    "icon-512.png": large,
    "icon-maskable.png": large,
  };
}
