import type { Extension } from "@codemirror/state";
import { EditorView, ViewPlugin } from "@codemirror/view";
import { startTransition } from "react";
import { difference } from "../text/difference";

/** The text of a file, which may change here and elsewhere. */
export interface SharedText {
  /** The newest text; undefined if the file no longer has one. */
  readonly textNow: () => string | undefined;
  /**
   * Calls a listener after each change, even one from elsewhere; returns a
   * function to stop.
   */
  readonly listen: (listener: () => void) => () => void;
  /**
   * Also says whether the text was typed, rather than cut, pasted, or changed by
   * a button.
   */
  readonly onChange: (text: string, isTyped: boolean) => void;
  /** Called with the cursor's offset, the start of its line, and the text. */
  readonly onCursor: (at: number, line: number, text: string) => void;
}

/**
 * Keeps the text of an editor and that of its file the same.
 *
 * @param latest the props of the last rendering
 */
export function sharedText(latest: () => SharedText): Extension {
  const { textNow, listen } = latest();
  // If the text had no line break at its end, none is added: otherwise, typing
  // and deleting a letter would leave an invisible change.
  const lastBreak = /[^\n]$/.test(textNow() ?? "") ? "" : "\n";
  const withLastBreak = (shown: string) =>
    shown.replace(/[^\n]$/, `$&${lastBreak}`);
  const isWritten = (shown: string) =>
    [shown, withLastBreak(shown)].includes(latest().textNow() ?? "");

  const fromFile = ViewPlugin.define((view) => ({
    // Not when React renders the change, which may be after the next key.
    destroy: listen(() => {
      const shown = view.state.doc.toString();
      const text = latest().textNow();
      if (text === undefined || isWritten(shown)) return;
      const { at, end, text: insert } = difference(shown, text);
      view.dispatch({
        changes: { from: at, to: end, insert },
        // No filter may change it: undo brings back exactly what was there
        // before.
        filter: false,
      });
    }),
  }));
  const toFile = EditorView.updateListener.of(
    ({ state, docChanged, transactions }) => {
      const isFrom = (...events: readonly string[]) =>
        transactions.some((each) =>
          events.some((event) => each.isUserEvent(event)),
        );
      const isTyped = isFrom("input", "delete");
      const { head } = state.selection.main;
      const report = () => {
        const { onChange, onCursor } = latest();
        const shown = state.doc.toString();
        if (docChanged && !isWritten(shown)) {
          onChange(
            withLastBreak(shown),
            isTyped && !isFrom("input.paste", "delete.cut"),
          );
        }
        onCursor(head, state.doc.lineAt(head).from, shown);
      };
      // The next key doesn't wait for React: CodeMirror shows it.
      if (isTyped) startTransition(report);
      else report();
    },
  );
  return [fromFile, toFile];
}
