import {
  documentNameFrom,
  originalName,
  pictureNameFrom,
} from "../../src/content/schema/upload-names";
import { freePath } from "../state/free-path";

/** What phones and cameras call their pictures, such as `IMG_0001` or `image`. */
const cameraName = /^(?:dsc\w?|image|img|photo|picture|pxl)?[-_\s\d]*$/i;

/** The path of a document, from the name of the file that somebody chose. */
export const documentPath = (name: string) =>
  `documents/${documentNameFrom(originalName(name))}`;

/**
 * The path of a new picture, from the name of the file that somebody chose:
 * `images/burn-crew-2.jpg` for `Burn crew.HEIC` if `burn-crew.jpg` is taken.
 * Cameras reuse names such as `IMG_0001`, so such a name is replaced by the time.
 */
export function newPicturePath(
  chosen: string,
  isTaken: (path: string) => boolean,
): string {
  // A PNG stays one; everything else becomes a JPEG.
  const ending = /\.png$/i.test(chosen) ? "png" : "jpg";
  const stem = originalName(chosen).replace(/(?:\.dusk)?\.[^.]*$/i, "");
  const time = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const name = cameraName.test(stem) ? `photo-${time}` : stem;
  return freePath(`images/${pictureNameFrom(`${name}.${ending}`)}`, isTaken);
}

/** The media type of a picture: `image/jpeg` for `images/heron.jpg`. */
export function pictureTypeOf(path: string) {
  const [ending = ""] = path.toLowerCase().split(".").slice(-1);
  return `image/${ending.replace("jpg", "jpeg")}`;
}
