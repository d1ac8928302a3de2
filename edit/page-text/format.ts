import type { EditorState, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

/** How a button changes a text and what is selected in it. */
export type Format = (state: EditorState) => TransactionSpec;

export const applyFormat = (view: EditorView, format: Format) =>
  view.dispatch(format(view.state), { scrollIntoView: true });
