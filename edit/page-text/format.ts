import type { EditorState, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

/** How a button changes a text and what is selected in it. */
export type Format = (state: EditorState) => TransactionSpec;

/** A part of a text, from one offset to another. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Changes a text as one of its buttons does, and scrolls to the cursor. */
export const applyFormat = (view: EditorView, format: Format) =>
  view.dispatch(format(view.state), { scrollIntoView: true });
