import type { Problem } from "../../src/content/check/result";
import type { ValueNode } from "../../src/content/read/value-node";
import { splitPage } from "../../src/content/read/front-matter";
import { offsetAt } from "../text/places";
import { readFields } from "../text/read-fields";
import { keysOf } from "../text/values";
import type { Texts } from "./edits";
import { isTextFile } from "../../src/content/schema/files";
import { type FoundText, findText } from "./find-text";

const lineAt = (text: string, at: number) =>
  text.slice(0, at).split("\n").length;

/** The lines of a value, from its name to its end. */
function hasLine(node: ValueNode, line: number) {
  const { text } = node.file;
  const end = text.slice(0, node.end).trimEnd().length;
  return lineAt(text, node.keyAt) <= line && line <= lineAt(text, end);
}

/** The innermost value on the line of a problem. */
export function nodeOf(
  root: ValueNode,
  { line }: Pick<Problem, "line">,
): ValueNode | undefined {
  const child = root.children.find((each) => hasLine(each, line));
  return child && (nodeOf(child, { line }) ?? child);
}

/** Where a problem stands: its field, or else its file; where a picture is used. */
export function placeOfProblem(
  problem: Problem,
  folder: string,
  texts: Texts,
): FoundText {
  const path = problem.file.slice(folder.length + 1);
  const user = isTextFile(path) ? undefined : findText(texts, path, "site.yml");
  if (user) return user;
  const text = texts.get(path) ?? "";
  const fields = readFields(path, text);
  const isReadable = fields && fields.errors.length === 0;
  const node = isReadable && nodeOf(fields.root, problem);
  if (node) return { path, keys: keysOf(node) };
  const bodyAt = isReadable ? (splitPage(text)?.bodyAt ?? 0) : 0;
  const at = offsetAt(text, problem.line, problem.column) - bodyAt;
  return { path, ...(at >= 0 && { at }) };
}
