import { isTextFile } from "../../src/content/schema/files";
import { dayPicture } from "../../src/content/schema/upload-names";
import type { Texts } from "../store/texts";
import type { ContentPlace } from "./content-place";
import { findIn } from "./find-text";

/** The text files that name a picture or document. */
export const usersOf = (texts: Texts, path: string) =>
  [...texts].filter(([each, text]) => isTextFile(each) && text.includes(path));

/** Where a text file names a picture or document. */
export const findUpload = (upload: string, path: string, text: string) =>
  findIn(path, text, (value) => value.indexOf(upload)) ?? { path };

/** Where a picture or document is used; its folder if it isn't. */
export function placeOfUpload(texts: Texts, path: string): ContentPlace {
  const upload = dayPicture(path);
  const [user] = usersOf(texts, upload);
  const [folder = path] = path.split("/");
  return user ? findUpload(upload, ...user) : { path: folder };
}
