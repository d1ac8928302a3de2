import { type EditorView, keymap } from "@codemirror/view";
import { difference } from "../text/difference";
import { type Formatting, formattings } from "./markup";

/** Changes the text with what is selected in it. */
export function formatText(view: EditorView, change: Formatting | undefined) {
  if (!change) return;
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const before = doc.toString();
  const after = change({ text: before, from, to });
  // Only that is written: React may still be rendering what was typed before, and
  // would bring back the text from before it.
  const { at, end, text } = difference(before, after.text);
  view.dispatch({
    changes: { from: at, to: end, insert: text },
    selection: { anchor: after.from, head: after.to },
    scrollIntoView: true,
  });
}

const keys = { Bold: "Mod-b", Italic: "Mod-i" };

/** The usual keys, which do what the buttons of these names do. */
export const formatKeys = keymap.of(
  Object.entries(keys).map(([name, key]) => ({
    key,
    run(view) {
      formatText(view, formattings[name]);
      return true;
    },
  })),
);
