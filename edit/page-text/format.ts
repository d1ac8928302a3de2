import type { EditorState, TransactionSpec } from "@codemirror/state";
import type { Command } from "@codemirror/view";

/**
 * How a button or a key changes a text and what is selected in it; undefined if it
 * doesn't.
 */
export type Format = (state: EditorState) => TransactionSpec | undefined;

/** A part of a text, from one offset to another. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The command of a button or a key: changes the text, and scrolls to the cursor.
 *
 * @param userEvent `input` for what counts as typed
 */
export const commandOf =
  (format: Format, userEvent = "format"): Command =>
  (view) => {
    const change = format(view.state);
    if (change) view.dispatch(change, { scrollIntoView: true, userEvent });
    return change !== undefined;
  };
