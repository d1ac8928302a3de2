import {
  documentNameFrom,
  nameOf,
  originalName,
  pictureNameFrom,
} from "../../src/content/schema/upload-names";

/** A PNG stays one; everything else becomes a JPEG. */
const endingFor = (name: string) => (/\.png$/i.test(name) ? "png" : "jpg");

/** The path, or one like it that isn't taken: `documents/map-2.pdf`. */
function free(path: string, isTaken: (path: string) => boolean): string {
  let found = path;
  for (let number = 2; isTaken(found); number += 1) {
    found = path.replace(/(?=\.\w+$)/, `-${number}`);
  }
  return found;
}

/** The path of a new document, from the name of the file that somebody chose. */
export const newDocumentPath = (
  name: string,
  isTaken: (path: string) => boolean,
) => free(`documents/${documentNameFrom(originalName(name))}`, isTaken);

/**
 * The path of a new picture, from the name of the file that somebody chose:
 * `images/burn-crew-2.jpg` for `Burn crew.HEIC` if `burn-crew.jpg` is taken.
 */
export function newPicturePath(
  name: string,
  isTaken: (path: string) => boolean,
): string {
  const ending = endingFor(name);
  const stem = originalName(name).replace(/(?:\.dusk)?\.[^.]*$/i, "");
  const plain = pictureNameFrom(`${stem}.${ending}`).slice(0, -4);
  return free(`images/${plain}.${ending}`, isTaken);
}

/** The ending of a file's name, in lowercase and without its dot. */
export const endingOf = (path: string) =>
  nameOf(path).split(".").at(-1)?.toLowerCase() ?? "";

/** The media type of a picture: `image/jpeg` for `images/heron.jpg`. */
export const pictureTypeOf = (path: string) =>
  `image/${endingOf(path).replace("jpg", "jpeg")}`;
