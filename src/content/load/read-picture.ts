import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureEndings } from "../schema/upload-names";
import { largestPicture, maxPixels } from "../schema/limits";
import { hasLocation } from "../read/picture-location";
import { remember } from "../read/remember";
import type { Picture } from "../read/snapshot";

/** How a file of each format begins, with one letter for each byte. */
const beginnings: readonly [format: string, RegExp][] = [
  ["jpeg", /^\xFF\xD8\xFF/],
  ["png", /^\x89PNG/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["avif", /^.{4}ftypavif/s],
  ["heic", /^.{4}ftyp(?:hei|hev|mif|msf)/s],
  ["gif", /^GIF8/],
  ["tiff", /^(?:II\*|MM.\*)/s],
  ["svg", /^(?:\xEF\xBB\xBF)?\s*<(?:[?!][^]*<)?svg/],
];

/** Names a picture's format, in lowercase, from the first 1,000 bytes of its file. */
function pictureFormat(start: Buffer): string | undefined {
  const letters = start.toString("latin1");
  return beginnings.find(([, beginning]) => beginning.test(letters))?.[0];
}

const unreadable = {
  format: undefined,
  width: 0,
  height: 0,
  hasLocation: false,
};

/**
 * Detects a picture's format and size from its bytes. Decodes all of it, scaled
 * down, because a truncated upload still has a valid header. A file in a format
 * that the site can't show is not decoded: drawing a small SVG can take minutes.
 *
 * @throws {Error} if it can't be decoded
 */
async function decodePicture(bytes: Buffer): Promise<Picture> {
  const format = pictureFormat(bytes.subarray(0, 1000));
  if (!pictureEndings.has(format ?? "")) return { ...unreadable, format };
  // Disable sharp's limit so that we can report too many pixels ourselves.
  const image = sharp(bytes, { limitInputPixels: false });
  const { width, height } = (await image.metadata()).autoOrient;
  if (width * height <= maxPixels) await image.resize(16).raw().toBuffer();
  return { format, width, height, hasLocation: hasLocation(bytes) };
}

const decoded = remember(2000, decodePicture, (bytes) =>
  createHash("sha256").update(bytes).digest("hex"),
);

/**
 * Reads a picture's format and size. Decoding is the slowest part of the check,
 * so the same bytes are decoded only once: the preview and the editor read the
 * folder again after every change to a text.
 *
 * @param size in bytes; files over the size limit are not read
 */
export async function readPicture(
  location: string,
  size: number,
): Promise<Picture> {
  if (size > largestPicture) return unreadable;
  try {
    return await decoded(await readFile(location));
  } catch {
    return unreadable;
  }
}
