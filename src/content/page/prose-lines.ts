import type { Paragraph } from "mdast";
import type { Visit } from "./read-page";

/** A line of running text as it was typed, and where it begins. */
export interface ProseLine {
  text: string;
  at: number;
}

/** What stands before the text of a line within quotes and lists. */
const indent = /^[ \t]*(?:>[ \t]*)*/;

/**
 * The lines of a paragraph that begin as plain text. Code, links and the like
 * mean what they say, whatever signs a line of theirs begins with.
 */
export function proseLines({
  node,
  at,
  written,
}: Visit<Paragraph>): ProseLine[] {
  return Array.from(written.matchAll(/[^\r\n]+/g))
    .map(({ 0: line, index }) => {
      const text = line.replace(indent, "");
      return { text, at: at + index + line.length - text.length };
    })
    .filter(({ at: start }) =>
      node.children.some(
        ({ type, position }) =>
          type === "text" &&
          position?.start.offset !== undefined &&
          position.start.offset <= start &&
          start < (position.end.offset ?? 0),
      ),
    );
}
