import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { largestPicture, maxPixels } from "../schema/limits";
import { readPictureBytes, unreadable } from "../read/picture-bytes";
import { remember } from "../read/remember";
import type { Picture } from "../read/snapshot";

/**
 * Reads a picture from its bytes. Decodes all of it, scaled down, because a
 * truncated upload still has a valid header. A file in a format that the site
 * can't show is not decoded: drawing a small SVG can take minutes.
 *
 * @throws {Error} if it can't be decoded
 */
async function decodePicture(bytes: Buffer): Promise<Picture> {
  const picture = readPictureBytes(bytes);
  if (picture.width === 0) return picture;
  // Disable sharp's limit so that we can report too many pixels ourselves.
  const image = sharp(bytes, { limitInputPixels: false });
  // In any format, after applying the camera's orientation.
  const { width, height } = (await image.metadata()).autoOrient;
  if (width * height <= maxPixels) await image.resize(16).raw().toBuffer();
  return { ...picture, width, height };
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
