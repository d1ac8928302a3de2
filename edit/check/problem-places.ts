import type { Problem } from "../../src/content/check/result";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { isTextFile } from "../../src/content/schema/files";
import { schemaAt, titleOf } from "../../src/content/schema/schema-tree";
import { breadcrumbs } from "../../src/content/words/show";
import { formFields, textStart } from "../text/read-fields";
import { attributeTitle } from "../text/text-tags";
import type { Texts } from "../store/texts";
import type { ContentPlace } from "../state/content-place";
import { placeOfUpload } from "../state/find-text";

/** Whether a problem is about a field, which may be missing. */
export const hasField = <Each extends Problem>(
  problem: Each,
): problem is Each & { keys: Keys } =>
  problem.keys !== undefined && problem.keys.length > 0;

/** What the form calls an entry of a list: its title, or `Pillar 3`. */
export function entryName(entry: ValueNode, listTitle: string): string {
  const singular = listTitle.replace(/(?<=ss)es$|s$/, "");
  return entry.entryName?.trim() ?? `${singular} ${Number(entry.key) + 1}`;
}

/** What the form calls a field, or an entry of a list. */
export const labelOf = (node: ValueNode) =>
  typeof node.key === "number"
    ? entryName(node, titleOf(node.parent?.schema, node.name))
    : titleOf(node.schema, node.key);

/** The labels in the form that lead to a field, after the title of its file. */
function labelsOf(root: ValueNode, keys: Keys, title: string): string[] {
  const labels = [title];
  let node: ValueNode | undefined = root;
  for (const key of keys) {
    const child: ValueNode | undefined = node?.child(key);
    const schema = node?.schema && schemaAt(node.schema, key);
    labels.push(
      child && typeof key === "number"
        ? entryName(child, labels.at(-1) ?? "")
        : titleOf(schema, String(key)),
    );
    node = child;
  }
  return labels;
}

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
    return breadcrumbs(labelsOf(root, problem.keys, title));
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
