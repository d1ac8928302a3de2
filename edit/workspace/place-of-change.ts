import { isTextFile } from "../../src/content/schema/files";
import { difference } from "../text/difference";
import { formFields, textStart } from "../text/read-fields";
import type { ContentPlace } from "../state/content-place";
import { placeOfUpload } from "../state/upload-places";
import { type Texts, changedFiles } from "../store/texts";

/** The first place where texts have changed; undefined if they are the same. */
export function placeOfChange(
  before: Texts,
  after: Texts,
): ContentPlace | undefined {
  const paths = changedFiles(before, after).map((file) => file.path);
  const texts = paths.filter(isTextFile);
  // A page that moved comes before the links to it.
  const isNew = (each: string) => after.has(each) && !before.has(each);
  const isThere = (each: string) => after.has(each);
  const path = texts.find(isNew) ?? texts.find(isThere) ?? texts[0] ?? paths[0];
  if (path === undefined) return undefined;
  if (!isTextFile(path)) return placeOfUpload(after, path);
  const text = after.get(path);
  if (text === undefined) return { path };
  const old = before.get(path) ?? "";
  const { at, end, text: added } = difference(old, text);
  const start = textStart(path, text);
  if (start !== undefined && at >= start) {
    return { path, textAt: at + added.length - start };
  }
  // A line that is gone was the place of its field.
  const isGone = added.trim() === "";
  const blank = (isGone ? old.slice(at, end) : added).search(/\S|$/);
  const fields = formFields(path, isGone ? old : text);
  return { path, keys: fields?.nodeOn(at + blank)?.keys };
}
