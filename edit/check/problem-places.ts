import type { Problem } from "../../src/content/check/result";
import type { Keys } from "../../src/content/read/value-node";
import { isTextFile } from "../../src/content/schema/files";
import { breadcrumbs } from "../../src/content/words/show";
import { labelsOf } from "../text/labels";
import { formFields, textStart } from "../text/read-fields";
import { attributeTitle } from "../text/text-tags";
import type { Texts } from "../store/texts";
import type { ContentPlace } from "../state/content-place";
import { placeOfUpload } from "../state/upload-places";

/** Whether a problem is about a field, which may be missing. */
export const hasField = <Each extends Problem>(
  problem: Each,
): problem is Each & { keys: Keys } =>
  problem.keys !== undefined && problem.keys.length > 0;

/** A problem's place in words: `Programs › Wildlife Monitoring › Picture`. */
export function wordsOfProblem(
  problem: Problem,
  texts: Texts,
  fileTitle: (path: string) => string,
): string {
  const { file: path, where } = problem;
  const root = formFields(path, texts.get(path) ?? "");
  const title = fileTitle(path);
  if (root && hasField(problem)) {
    return breadcrumbs([title, ...labelsOf(root, problem.keys)]);
  }
  if (!isTextFile(path)) return title;
  // The name before an attribute is that of its component.
  const labels = where
    .slice(1)
    .map((name, index) => attributeTitle(where[index] ?? "", name));
  return breadcrumbs([title, ...labels]);
}

/** A problem's field, or else its file; for a picture, where it is used. */
export function placeOfProblem(problem: Problem, texts: Texts): ContentPlace {
  const { file: path } = problem;
  const text = texts.get(path);
  if (text === undefined) return { path };
  if (!isTextFile(path)) return placeOfUpload(texts, path);
  const root = formFields(path, text);
  if (root && hasField(problem)) return { path, keys: problem.keys };
  const textAt = problem.at - (textStart(path, text) ?? Infinity);
  return textAt >= 0 ? { path, textAt } : { path };
}
