import { type EditorView, keymap } from "@codemirror/view";
import { difference } from "../text/difference";
import { formatButtons } from "./format-buttons";
import type { TextChange } from "./text-selection";

/** Applies a format to the text and its selection. */
export function formatText(view: EditorView, change: TextChange) {
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const before = doc.toString();
  const after = change({ text: before, from, to });
  // Writes only the difference, which is empty if only the cursor moves:
  // writing the same text again could lose letters that React is still
  // rendering.
  const { at, end, text } = difference(before, after.text);
  view.dispatch({
    changes: { from: at, to: end, insert: text },
    selection: { anchor: after.from, head: after.to },
    scrollIntoView: true,
  });
}

/** The usual shortcuts for the buttons above the text. */
export const formatKeys = keymap.of(
  formatButtons.flatMap(({ key, format }) => {
    if (key === undefined) return [];
    const run = (view: EditorView) => {
      formatText(view, format);
      return true;
    };
    return { key, run };
  }),
);
