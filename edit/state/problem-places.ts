import type { Problem } from "../../src/content/check/result";
import { splitPage } from "../../src/content/read/front-matter";
import type { ValueNode } from "../../src/content/read/value-node";
import { isTextFile } from "../../src/content/schema/files";
import { schemaAt, titleOf } from "../../src/content/schema/schema-tree";
import { lineEnd, offsetAt } from "../text/places";
import { readFields } from "../text/read-fields";
import { type Keys, keysOf } from "../text/values";
import type { Texts } from "./edits";
import { type FoundText, findText } from "./find-text";

/** The innermost value that has a line, from one offset to another. */
export function nodeOn(
  { children, file }: ValueNode,
  start: number,
  end: number,
): ValueNode | undefined {
  const child = children.find(
    (each) =>
      each.keyAt <= end &&
      start <= file.text.slice(0, each.end).trimEnd().length,
  );
  return child && (nodeOn(child, start, end) ?? child);
}

/** The field of a problem, which may be missing; undefined if it has none. */
export function keysOfProblem(
  root: ValueNode,
  { line, path }: Problem,
): Keys | undefined {
  const { text } = root.file;
  const start = offsetAt(text, line, 1);
  const node = nodeOn(root, start, lineEnd(text, start));
  // The check reports a missing field at the start of its group.
  for (let group = node ?? root; ; group = group.parent) {
    const missing = group.missing.find(
      (name) => path === `${group.words} › ${name}`,
    );
    if (missing !== undefined) return [...keysOf(group), missing];
    if (!group.parent) return node && keysOf(node);
  }
}

/** What the form calls an entry of a list: by its title, or `Pillar 3`. */
export function entryName(entry: ValueNode, listTitle: string): string {
  const title = entry.textOf("title", "label", "value")?.trim();
  const singular = listTitle.replace(/(?<=ss)es$|s$/, "");
  return title || `${singular} ${Number(entry.key) + 1}`;
}

/** The labels in the form that lead to a field, after the title of its file. */
function labelsOf(root: ValueNode, keys: Keys, title: string): string[] {
  const labels = [title];
  let node: ValueNode | undefined = root;
  for (const key of keys) {
    const child: ValueNode | undefined = node?.child(key);
    const schema = node?.schema && schemaAt(node.schema, [key]);
    labels.push(
      child && typeof key === "number"
        ? entryName(child, labels.at(-1) ?? "")
        : titleOf(schema, String(key)),
    );
    node = child;
  }
  return labels;
}

const fileOf = ({ file }: Problem, folder: string) =>
  file.slice(folder.length + 1);

/** The fields of a file that can be read completely. */
function rootOf(path: string, texts: Texts) {
  const fields = readFields(path, texts.get(path) ?? "");
  return fields && fields.errors.length === 0 ? fields.root : undefined;
}

/** A problem's place in words: `Programs › Wildlife Monitoring › Picture`. */
export function wordsOfProblem(
  problem: Problem,
  folder: string,
  texts: Texts,
  titleOfFile: (path: string) => string,
): string {
  const path = fileOf(problem, folder);
  const root = rootOf(path, texts);
  const keys = root && keysOfProblem(root, problem);
  const title = titleOfFile(path);
  if (keys) return labelsOf(root, keys, title).join(" › ");
  return [title, ...problem.path.split(" › ").slice(1)].join(" › ");
}

/** Where a problem is: its field, or else its file; where a picture is used. */
export function placeOfProblem(
  problem: Problem,
  folder: string,
  texts: Texts,
): FoundText {
  const path = fileOf(problem, folder);
  const user = isTextFile(path) ? undefined : findText(texts, path, "site.yml");
  if (user) return user;
  const text = texts.get(path) ?? "";
  const root = rootOf(path, texts);
  const keys = root && keysOfProblem(root, problem);
  if (keys) return { path, keys };
  const bodyAt = root ? (splitPage(text)?.bodyAt ?? 0) : 0;
  const at = offsetAt(text, problem.line, problem.column) - bodyAt;
  return { path, ...(at >= 0 && { at }) };
}
