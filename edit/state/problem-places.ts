import type { Problem } from "../../src/content/check/result";
import type { ValueNode } from "../../src/content/read/value-node";

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
