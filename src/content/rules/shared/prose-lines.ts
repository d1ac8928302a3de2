import type { Paragraph } from "mdast";
import type { Visit } from "../../read/visits";

/** A line of running text as typed, and its offset. */
interface ProseLine {
  text: string;
  at: number;
}

/** Indentation and quote markers before the text of a line. */
const indent = /^[ \t]*(?:>[ \t]*)*/;

/**
 * The lines of a paragraph that start with plain text. Lines that start with
 * code, links, etc. are skipped: their first characters are not typos.
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
