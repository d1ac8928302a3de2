import exif from "exif-reader";
import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { largestPicture, mostPixels } from "../schema/limits";
import type { Picture } from "../snapshot";

/** The brands that the first bytes of a HEIC file name. */
const heicBrand = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Whether a file is a HEIC photo, which iPhones take, whatever its name says. */
async function isHeic(location: string): Promise<boolean> {
  const file = await open(location);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 4);
    return heicBrand.test(buffer.toString("latin1"));
  } finally {
    await file.close();
  }
}

/** Whether a photo says where it was taken, as phones have it do. */
function hasLocation({ exif: bytes, xmp }: Metadata): boolean {
  try {
    const gps = bytes && exif(bytes).GPSInfo;
    if (gps && "GPSLatitude" in gps) return true;
  } catch {
    // Notes of the camera that can't be read tell nobody a place.
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
 * What a picture is, whatever it is called. All of it is decoded, at a small
 * size: an upload that was cut off still has its head.
 *
 * @param size in bytes; a file that is too large is not looked into
 */
export async function readPicture(
  location: string,
  size: number,
): Promise<Picture> {
  if (size > largestPicture) return unreadable;
  try {
    // Without a limit of its own, so that a picture over ours can be told as one.
    const image = sharp(location, { limitInputPixels: false });
    const metadata = await image.metadata();
    const { width, height } = metadata.autoOrient;
    const format =
      metadata.format === "heif"
        ? metadata.compression === "av1"
          ? "avif"
          : "heic"
        : metadata.format;
    if (width * height <= mostPixels) await image.resize(16).raw().toBuffer();
    return { format, width, height, hasLocation: hasLocation(metadata) };
  } catch {
    const format = (await isHeic(location)) ? "heic" : undefined;
    return { ...unreadable, format };
  }
}
