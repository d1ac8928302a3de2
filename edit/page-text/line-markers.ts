import { lineEnd, lineStart } from "../../src/content/read/text";
import { type TextChange, replaced } from "./text-selection";

/** What begins a line: an indent, and the marker of a heading or list item. */
export const lineMarker = /^([ \t]*)(?:(?:#{1,6}|[-*+]|\d+\.) )?/;

/**
 * The words of each line, after what begins it; not in lines that begin with a
 * tag.
 */
export const lineWords =
  /^(?![ \t]*<\/?[A-Z])([ \t]*(?:(?:#{1,6}|[-*+]|\d+\.) )?)(.*\S)/gm;

/** Begins each selected line of words with a marker, or removes it. */
export const beginLines =
  (markerOf: (index: number) => string): TextChange =>
  ({ text, from, to }) => {
    const start = lineStart(text, from);
    // A triple-click also selects the line break.
    const end = lineEnd(text, Math.max(from, to - 1));
    const lines = text.slice(start, end).split("\n");
    const isBegun = (line: string) =>
      lines.length === 1 || line.search(lineWords) >= 0;
    const isDone = lines
      .filter(isBegun)
      .every((line, index) => line.trimStart().startsWith(markerOf(index)));
    let index = -1;
    const written = lines.map((line) => {
      if (!isBegun(line)) return line;
      index += 1;
      const marker = markerOf(index);
      // A nested item stays nested.
      const indent = marker.startsWith("#") ? "" : "$1";
      return line.replace(lineMarker, isDone ? "" : indent + marker);
    });
    const after = replaced({ text, from: start, to: end }, written.join("\n"));
    return { ...after, from: after.to };
  };

/** What begins a list item, and what the item says. */
const item = /^(\s*)(?:([-*+] )|(\d{1,3})\. )(.*)$/;

/**
 * What Enter writes at the end of a line of a list.
 *
 * @returns what begins the next item; empty to end the list, because this item
 * is empty; undefined outside a list
 */
export function nextItem(line: string): string | undefined {
  const [, indent = "", marker, number, words] = item.exec(line) ?? [];
  // A horizontal rule, such as `- - -`, looks like an item in an item.
  if (words === undefined || /^[-*][-* ]*$/.test(words)) return undefined;
  if (words.trim() === "") return "";
  return indent + (marker ?? `${Number(number) + 1}. `);
}
