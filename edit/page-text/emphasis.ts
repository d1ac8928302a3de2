import { syntaxTree } from "@codemirror/language";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import type { Format, TextRange } from "./format";
import { selectedWords } from "./line-markers";

type Marker = "*" | "**";

/** Adds markers at the cursor, moves past one, or removes empty ones. */
function atCursor(marker: Marker, state: EditorState): TransactionSpec {
  const { head } = state.selection.main;
  // Of three signs, one is for italic words, and two are for bold ones.
  const isMarked = (signs = "") =>
    marker === "*" ? signs.length % 2 === 1 : signs.length > 1;
  const { text, from } = state.doc.lineAt(head);
  const isBefore = isMarked(/[*_]*$/.exec(text.slice(0, head - from))?.[0]);
  const isAfter = isMarked(/^[*_]*/.exec(text.slice(head - from))?.[0]);
  const [start, end] = [head - marker.length, head + marker.length];
  if (isBefore && isAfter) return { changes: { from: start, to: end } };
  if (isAfter) return { selection: { anchor: end } };
  if (isBefore) return { selection: { anchor: start } };
  const changes = { from: head, insert: marker + marker };
  return { changes, selection: { anchor: end } };
}

/** Adds markers around words, or removes them if all words have them. */
function around(
  marker: Marker,
  words: readonly TextRange[],
  state: EditorState,
): TransactionSpec {
  const [from, to] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
  const marked: TextRange[] = [];
  syntaxTree(state).iterate({
    from,
    to,
    enter({ name, node }) {
      const isSame = name === (marker === "*" ? "Emphasis" : "StrongEmphasis");
      if (isSame && node.from < to && from < node.to) marked.push(node);
    },
  });
  const isDone = words.every((each) =>
    marked.some((node) => node.from <= each.from && each.to <= node.to),
  );
  const changes = state.changes([
    ...marked.flatMap((node) => [
      { from: node.from, to: node.from + marker.length },
      { from: node.to - marker.length, to: node.to },
    ]),
    ...(isDone ? [] : words.flatMap((each) => [each.from, each.to])).map(
      (at) => ({ from: at, insert: marker }),
    ),
  ]);
  const [anchor, head] = [changes.mapPos(from, -1), changes.mapPos(to, 1)];
  return { changes, selection: { anchor, head } };
}

/** Sets off the selected words, or what is typed next at the cursor. */
export const emphasize =
  (marker: Marker): Format =>
  (state) => {
    const words = selectedWords(state);
    if (words.length > 0) return around(marker, words, state);
    return state.selection.main.empty ? atCursor(marker, state) : undefined;
  };
