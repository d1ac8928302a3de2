import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import exif from "exif-reader";
import sharp, { type Metadata } from "sharp";
import { pictureEndings } from "../schema/upload-names";
import { largestPicture, maxPixels } from "../schema/limits";
import { remember } from "../read/remember";
import type { Picture } from "../read/snapshot";
import { pictureFormat } from "./picture-format";

/** `GPSLongitude`, say, or the `GpsLongtitude` of drones, or of what is shown. */
const position = /gps(?:dest)?l(?:at|ong)/i;

/** Whether the metadata contains GPS coordinates, which phones add by default. */
function hasLocation({ exif: bytes, xmp }: Metadata): boolean {
  if (position.test(xmp?.toString("latin1") ?? "")) return true;
  try {
    const tags = Object.keys((bytes && exif(bytes).GPSInfo) ?? {});
    return tags.some((tag) => position.test(tag) && !tag.endsWith("Ref"));
  } catch {
    // Unreadable camera metadata doesn't reveal a location.
    return false;
  }
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
 */
async function decodePicture(bytes: Buffer): Promise<Picture> {
  try {
    const format = pictureFormat(bytes.subarray(0, 1000));
    if (!pictureEndings.has(format ?? "")) return { ...unreadable, format };
    // Disable sharp's limit so that we can report too many pixels ourselves.
    const image = sharp(bytes, { limitInputPixels: false });
    const metadata = await image.metadata();
    const { width, height } = metadata.autoOrient;
    if (width * height <= maxPixels) await image.resize(16).raw().toBuffer();
    return { format, width, height, hasLocation: hasLocation(metadata) };
  } catch {
    return unreadable;
  }
}

const decoded = remember<Promise<Picture>>();

/**
 * Reads a picture's format and size. Decoding takes the longest of everything that
 * the check does, so what has the same bytes is decoded once: the preview and the
 * editor read the folder again after each change of a text.
 *
 * @param size in bytes; files over the size limit are not read
 */
export async function readPicture(
  location: string,
  size: number,
): Promise<Picture> {
  if (size > largestPicture) return unreadable;
  try {
    const bytes = await readFile(location);
    const digest = createHash("sha256").update(bytes).digest("hex");
    return await decoded(digest, () => decodePicture(bytes));
  } catch {
    return unreadable;
  }
}
