import { count } from "../../src/content/words/amounts";
import { Refused } from "../store/refused";
import { pictureTypeOf } from "./picture-names";

/** In pixels, of the longer side; more than a page takes up on any screen. */
const longestSide = 2400;

/** From 0 to 1; about that of a camera's own JPEGs. */
const quality = 0.85;

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new Refused(
      /\.hei[cf]$/i.test(file.name)
        ? `This browser can’t read ${file.name}, which is in the photo format of iPhones (HEIC). Email the photo to yourself, which turns it into a JPEG, and choose that.`
        : `This browser can’t read ${file.name} as a picture. Save it as a JPEG or PNG, and choose that.`,
    );
  }
}

/**
 * Turns a file that somebody chose into a picture for the site: upright, no
 * larger than needed, and always re-encoded, so that the place where it was
 * taken and the camera's data never leave the person's computer.
 *
 * @param path of the new file, whose ending says what type it has
 * @param minimumWidth in pixels
 * @returns the new file in base64
 * @throws {Refused} if it is too small, or this browser can't read or write it
 */
export async function encodePicture(
  file: File,
  path: string,
  minimumWidth = 0,
): Promise<string> {
  const type = pictureTypeOf(path);
  const picture = await decoded(file);
  const { width, height } = picture;
  if (width < minimumWidth) {
    throw new Refused(
      `${file.name} is ${count(width, "pixel")} wide, and would look blurry here. Choose a larger original, at least ${minimumWidth} pixels wide.`,
    );
  }
  const scale = Math.min(
    1,
    Math.max(longestSide / Math.max(width, height), minimumWidth / width),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (type === "image/jpeg" && context) {
    // Transparent parts would be black in a JPEG.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [start, base64] = canvas.toDataURL(type, quality).split(",");
  if (!context || !base64 || start !== `data:${type};base64`) {
    throw new Refused(
      `This browser can’t turn ${file.name} into a picture for the site.`,
    );
  }
  return base64;
}
