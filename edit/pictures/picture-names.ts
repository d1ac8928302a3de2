import {
  nameOf,
  originalName,
  pictureNameFrom,
} from "../../src/content/schema/upload-names";

/** A drawing stays a PNG; all else becomes a JPEG. */
const endingFor = (name: string) => (/\.png$/i.test(name) ? "png" : "jpg");

/**
 * The path of a new picture, from the name of the file that somebody chose:
 * `images/burn-crew-2.jpg` for `Burn crew.HEIC` if there is a first one.
 */
export function newPicturePath(
  name: string,
  isTaken: (path: string) => boolean,
): string {
  const ending = endingFor(name);
  const stem = originalName(name).replace(/(?:\.dusk)?\.[^.]*$/i, "");
  const plain = pictureNameFrom(`${stem}.${ending}`).slice(0, -4);
  let path = `images/${plain}.${ending}`;
  for (let number = 2; isTaken(path); number += 1) {
    path = `images/${plain}-${number}.${ending}`;
  }
  return path;
}

/** The ending of a file's name, in lowercase and without its dot. */
export const endingOf = (path: string) =>
  nameOf(path).split(".").at(-1)?.toLowerCase() ?? "";
