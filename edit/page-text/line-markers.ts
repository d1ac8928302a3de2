import type { EditorState } from "@codemirror/state";
import type { Format, TextRange } from "./format";
import { isRow } from "./table-rows";

/** What begins a line: an indent, and the marker of a heading or list item. */
export const lineMarker = /^([ \t]*)(?:(?:#{1,6}|[-*+]|\d+\.) )?/;

/**
 * The words of each line, after what begins it; not in lines that begin with a
 * tag, and not in several cells of a table.
 */
const lineWords =
  /^(?![ \t]*<\/?[A-Z]|.*\|)([ \t]*(?:(?:#{1,6}|[-*+]|\d+\.) )?)(.*\S)/gm;

/** The selected words of each line, without what begins the line. */
export function selectedWords(state: EditorState): TextRange[] {
  const { from, to } = state.selection.main;
  return Array.from(
    state.sliceDoc(from, to).matchAll(lineWords),
    ({ 0: whole, index, 2: words = "" }) => {
      const end = from + index + whole.length;
      return { from: end - words.length, to: end };
    },
  );
}

/**
 * Begins each selected line of words with a marker, or removes it. Not the rows of
 * a table.
 */
export const beginLines =
  (markerOf: (index: number) => string): Format =>
  (state) => {
    const { doc, selection } = state;
    const { from, to } = selection.main;
    const first = doc.lineAt(from).number;
    // A triple-click also selects the line break.
    const last = doc.lineAt(Math.max(from, to - 1)).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) =>
      doc.line(first + index),
    )
      .filter(({ text }) => !isRow(text))
      .filter(({ text }) => first === last || text.search(lineWords) >= 0);
    const isDone = lines.every(({ text }, index) =>
      text.trimStart().startsWith(markerOf(index)),
    );
    const changes = state.changes(
      lines.map((line, index) => {
        const [before = "", indent = ""] = lineMarker.exec(line.text) ?? [];
        const marker = markerOf(index);
        // A nested item stays nested.
        const start = marker.startsWith("#") ? marker : indent + marker;
        const insert = isDone ? "" : start;
        return { from: line.from, to: line.from + before.length, insert };
      }),
    );
    return { changes, selection: selection.map(changes, 1) };
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
  if (words === undefined) return undefined;
  if (words.trim() === "") return "";
  return indent + (marker ?? `${Number(number) + 1}. `);
}
