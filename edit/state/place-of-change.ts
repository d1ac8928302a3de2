import { splitPage } from "../../src/content/read/front-matter";
import { isTextFile } from "../../src/content/schema/files";
import { difference } from "../text/difference";
import { formFields } from "../text/read-fields";
import type { Texts } from "./texts";
import type { ContentPlace } from "./find-text";

/**
 * The first place where texts have changed; undefined if only pictures or documents
 * have.
 */
export function placeOfChange(
  before: Texts,
  after: Texts,
): ContentPlace | undefined {
  const paths = [...after.keys(), ...before.keys()].filter(isTextFile);
  const path =
    // A page that moved comes before the links to it.
    paths.find((each) => after.has(each) && !before.has(each)) ??
    paths.find((each) => before.get(each) !== after.get(each));
  if (path === undefined) return undefined;
  const text = after.get(path);
  if (text === undefined) return { path };
  const { at, text: added } = difference(before.get(path) ?? "", text);
  const root = formFields(path, text);
  const bodyAt = root ? splitPage(text)?.bodyAt : 0;
  if (bodyAt !== undefined && at >= bodyAt) {
    return { path, at: at + added.length - bodyAt };
  }
  const keys = root?.nodeOn(at)?.keys;
  return { path, ...(keys && { keys }) };
}
