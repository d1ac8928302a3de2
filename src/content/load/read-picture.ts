import exif from "exif-reader";
import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { largestPicture, maxPixels } from "../schema/limits";
import type { Picture } from "../snapshot";

/** Brands in the first bytes of a HEIC file. */
const heicBrand = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Whether a file is a HEIC photo (the iPhone format), whatever its extension. */
async function isHeic(location: string): Promise<boolean> {
  const file = await open(location);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 4);
    return heicBrand.test(buffer.toString("latin1"));
  } finally {
    await file.close();
  }
}

/** Whether the metadata contains GPS coordinates, which phones add by default. */
function hasLocation({ exif: bytes, xmp }: Metadata): boolean {
  try {
    const gps = bytes && exif(bytes).GPSInfo;
    if (gps && "GPSLatitude" in gps) return true;
  } catch {
    // Unreadable camera metadata doesn't reveal a location.
  }
  return xmp?.includes("GPSLatitude") ?? false;
}

const unreadable = {
  format: undefined,
  width: 0,
  height: 0,
  hasLocation: false,
};

/**
 * Detects a picture's format and size from its bytes. Decodes all of it, scaled
 * down, because a truncated upload still has a valid header.
 *
 * @param size in bytes; files over the size limit are not read
 */
export async function readPicture(
  location: string,
  size: number,
): Promise<Picture> {
  if (size > largestPicture) return unreadable;
  try {
    // Disable sharp's limit so that we can report too many pixels ourselves.
    const image = sharp(location, { limitInputPixels: false });
    const metadata = await image.metadata();
    const { width, height } = metadata.autoOrient;
    const format =
      metadata.format === "heif"
        ? metadata.compression === "av1"
          ? "avif"
          : "heic"
        : metadata.format;
    if (width * height <= maxPixels) await image.resize(16).raw().toBuffer();
    return { format, width, height, hasLocation: hasLocation(metadata) };
  } catch {
    const format = (await isHeic(location)) ? "heic" : undefined;
    return { ...unreadable, format };
  }
}
