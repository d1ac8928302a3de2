import { imageSize } from "image-size";
import { pictureEndings } from "../schema/upload-names";
import { hasLocation } from "./picture-location";
import type { Picture } from "./snapshot";

/** What is known of a file that can't be read as a picture. */
export const unreadable: Picture = {
  format: undefined,
  width: 0,
  height: 0,
  hasLocation: false,
};

/**
 * What the bytes of a picture say, without decoding them. In a format that the
 * site can't show, only the format.
 */
export function readPictureBytes(bytes: Uint8Array): Picture {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    const format = type === "jpg" ? "jpeg" : type;
    if (!pictureEndings.has(format ?? "")) return { ...unreadable, format };
    // From 5 on, the picture is stored on its side.
    const size =
      orientation < 5 ? { width, height } : { width: height, height: width };
    return { format, ...size, hasLocation: hasLocation(bytes) };
  } catch {
    // It may be a picture in name only.
    return unreadable;
  }
}
