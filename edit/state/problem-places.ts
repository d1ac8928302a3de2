import type { Problem } from "../../src/content/check/result";
import type { ValueNode } from "../../src/content/read/value-node";
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
  const fields = readFields(path, texts.get(path) ?? "");
  const node = fields && nodeOf(fields.root, problem);
  return { path, ...(node && { keys: keysOf(node) }) };
}
