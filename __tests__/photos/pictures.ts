import sharp, { type Sharp } from "sharp";

interface Size {
  width: number;
  height: number;
}

/** Prairie in four stripes: something to decode, and small as a file. */
export function drawing({ width, height }: Size = { width: 960, height: 640 }) {
  const stripes = ["#8fb8d8", "#c9b458", "#6b8e3a", "#4a5d23"].map(
    (color, row) =>
      `<rect y="${row * 25}%" width="100%" height="25%" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join("")}</svg>`;
  return Buffer.from(svg);
}

export function draw(size?: Size): Sharp {
  return sharp(drawing(size));
}

export function photograph(size?: Size): Promise<Buffer> {
  return draw(size).jpeg().toBuffer();
}

/** Two frames that follow one another. */
export async function animation(): Promise<Sharp> {
  const frames = [await draw().png().toBuffer(), await photograph()];
  return sharp(frames, { join: { animated: true } });
}

/** The first half of it, as a broken upload leaves it. */
export function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
