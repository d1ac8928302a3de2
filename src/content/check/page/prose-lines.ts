import type { Nodes, Paragraph } from "mdast";
import { startOf } from "./outline";

/** A line of running text as it was typed, and where it begins. */
export interface ProseLine {
  text: string;
  offset: number;
}

/** What stands before the text of a line within quotes and lists. */
const indent = /^[ \t]*(?:>[ \t]*)*/;

const holds = (node: Nodes, offset: number) =>
  startOf(node) <= offset && offset < (node.position?.end.offset ?? 0);

/**
 * The lines of a paragraph that begin as plain text. Code, links and the like
 * mean what they say, whatever signs a line of theirs begins with.
 */
export function proseLines(paragraph: Paragraph, source: string): ProseLine[] {
  const start = startOf(paragraph);
  const written = source.slice(start, paragraph.position?.end.offset);
  const plain = paragraph.children.filter(({ type }) => type === "text");
  return Array.from(written.matchAll(/[^\r\n]+/g))
    .map(({ 0: line, index }) => {
      const skipped = indent.exec(line)?.[0].length ?? 0;
      return { text: line.slice(skipped), offset: start + index + skipped };
    })
    .filter(({ offset }) => plain.some((node) => holds(node, offset)));
}
