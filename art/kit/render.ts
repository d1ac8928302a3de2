import sharp from "sharp";
import { type Light } from "./light";
import { type Scene } from "./scene";

function drawn(scene: Scene, light: Light) {
  const size = `width="${scene.width}" height="${scene.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${scene.width} ${scene.height}">${scene.draw(light)}</svg>`;
  const picture = sharp(Buffer.from(svg), {
    limitInputPixels: false,
    unlimited: true,
  });
  return scene.isCutOut
    ? picture
    : picture.flatten({ background: light.inks.paper });
}

async function file(name: string, picture: sharp.Sharp) {
  return [name, await picture.toBuffer()] as const;
}

/**
 * For browsers without AVIF. In place of the other AVIF files, these show an SVG
 * or, on the 404 page of large windows, only the sky.
 */
const webp = (name: string, pixels: Buffer) =>
  file(
    `${name}.webp`,
    sharp(pixels).resize(960).webp({ quality: 50, effort: 6 }),
  );

/**
 * The scene's files by name, under that light: a JPEG master, or an AVIF for
 * each width that the scene is shown at, and for a cut-out by day one WebP.
 * Each keeps color at half the resolution of light, which no one sees at these
 * widths, and which makes the AVIF that the site makes from a master a tenth
 * smaller as well. A cut-out is larger by its transparency, and makes up for it
 * with a lower quality.
 */
export async function render(
  scene: Scene,
  light: Light,
): Promise<Record<string, Buffer>> {
  const name = light.hour === "dusk" ? `${scene.name}.dusk` : scene.name;
  const master = drawn(scene, light);
  if (scene.shownAt === undefined) {
    const jpeg = master.jpeg({
      quality: 90,
      chromaSubsampling: "4:2:0",
      mozjpeg: true,
    });
    return { [`${name}.jpg`]: await jpeg.toBuffer() };
  }
  // From pixels: an SVG would be drawn anew for each width.
  const pixels = await master.png({ compressionLevel: 1 }).toBuffer();
  const files = scene.shownAt.map(async (width) => {
    const avif = sharp(pixels)
      .resize(width)
      .avif({
        quality: scene.isCutOut ? 31 : 43,
        chromaSubsampling: "4:2:0",
        effort: 6,
      });
    return file(`${name}.${width}.avif`, avif);
  });
  if (scene.isCutOut && light.hour === "day") files.push(webp(name, pixels));
  return Object.fromEntries(await Promise.all(files));
}
