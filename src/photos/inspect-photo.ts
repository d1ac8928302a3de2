import sharp, { type Metadata } from "sharp";
import { mostPixels } from "../content/schema/limits";
import type { PhotoFailure } from "./photo-failure";
import type { PhotoType } from "./photo-file-name";

export interface Photo {
  bytes: Buffer;
  type: PhotoType;
  /** In pixels, as it is seen. */
  width: number;
  height: number;
}

export type PhotoResult = { photo: Photo } | { failure: PhotoFailure };

function typeOf({ format, compression }: Metadata): PhotoType | undefined {
  switch (format) {
    case "jpeg":
      return "jpg";
    case "png":
    case "webp":
      return format;
    case "heif":
      // HEIC, which phones save, is the same container.
      return compression === "av1" ? "avif" : undefined;
    default:
      return undefined;
  }
}

/** Hosts answer with a page, and 200, where a photo was taken down. */
function isWebPage(bytes: Buffer) {
  const start = bytes.toString("utf8", 0, 512);
  return /^\s*<(?:!doctype html|html|head|body)\b/i.test(start);
}

function findFailure({
  pages = 1,
  autoOrient: { width, height },
}: Metadata): PhotoFailure | undefined {
  if (pages > 1) return { reason: "animated" };
  if (width * height > mostPixels) {
    return { reason: "too-large", width, height };
  }
  return undefined;
}

/** What the head of a picture says; the rest stays packed, whatever its size. */
async function readHead(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/**
 * What bytes are by their content, whatever their host or name says. Whether a
 * photo is wide enough is for each place to say that shows it.
 */
export async function inspectPhoto(bytes: Buffer): Promise<PhotoResult> {
  if (isWebPage(bytes)) return { failure: { reason: "web-page" } };

  const metadata = await readHead(bytes);
  if (!metadata) return { failure: { reason: "unreadable" } };
  const type = typeOf(metadata);
  if (type === undefined) {
    const { format } = metadata;
    return { failure: { reason: "wrong-type", format } };
  }
  const failure = findFailure(metadata);
  if (failure) return { failure };
  const { width, height } = metadata.autoOrient;

  // As strict as Gatsby's own reading, which would stop the build later and
  // name no line. Small, but all of it is decoded: a cut-off photo has a head.
  const whole = sharp(bytes, {
    failOn: "warning",
    limitInputPixels: mostPixels,
  });
  const decoded = whole.resize(16).raw().toBuffer();
  return decoded.then(
    () => ({ photo: { bytes, type, width, height } }),
    () => ({ failure: { reason: "damaged" } }),
  );
}
