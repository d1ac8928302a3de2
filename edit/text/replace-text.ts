import { Scalar } from "yaml";
import type { TextEdit } from "../../src/content/read/edits";
import type { ValueNode } from "../../src/content/read/value-node";
import { columnOf } from "./lines";
import { type Style, writeText } from "./write-yaml";

/** The style that a text is written in, if not the plainest. */
function styleOf({ source }: ValueNode): Style {
  if (source.startsWith('"')) return Scalar.QUOTE_DOUBLE;
  if (source.startsWith("'")) return Scalar.QUOTE_SINGLE;
  if (source.startsWith("|")) return Scalar.BLOCK_LITERAL;
  if (source.startsWith(">")) return Scalar.BLOCK_FOLDED;
  return undefined;
}

/** Whether a text needs quotes in YAML, or is safer with them. */
function needsQuotes({ text = "", schema }: ValueNode) {
  return /^["']/.test(writeText(text, schema));
}

/** Whether the check would take a comment after the text for a part of it. */
const isBeforeComment = ({ source, kind, rest }: ValueNode) =>
  !/^[|>]/.test(source) && kind === "prose" && /^[ \t]*#/.test(rest);

/** The style to keep; none for quotes that only the old text needed. */
function keptStyle(node: ValueNode): Style {
  if (isBeforeComment(node)) return styleOf(node) ?? Scalar.QUOTE_DOUBLE;
  const isQuoted = /^["']/.test(node.source);
  return isQuoted && needsQuotes(node) ? undefined : styleOf(node);
}

/**
 * Proposes how to write a text in place of another: in its style, in the
 * plainest one, and in quotes, which can hold any text.
 */
export function* replaceText(
  node: ValueNode,
  value: string,
): Generator<TextEdit> {
  const { at, end, source, schema } = node;
  const column = columnOf(node);
  // Lines that were wrapped are wrapped again.
  const lineWidth = source.includes("\n") ? 80 : 0;
  const blanksAfter = source.slice(source.trimEnd().length);
  const blankAfter = node.file.text[end] === "#" ? " " : "";
  const blankBefore = /[:-]/.test(node.file.text[at - 1] ?? "") ? " " : "";
  const styles: Style[] = [keptStyle(node), undefined, Scalar.QUOTE_DOUBLE];
  for (const style of styles) {
    const text = writeText(value, schema, { style, column, lineWidth });
    yield { at, end, text: blankBefore + text + blanksAfter + blankAfter };
  }
}
