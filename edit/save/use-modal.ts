import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { titleId } from "../workspace/focus-field";
import { historyEntry } from "../workspace/use-navigation";
import { useWorkspace } from "../workspace/use-workspace";

/**
 * A dialog that is open for as long as it is rendered. Escape closes it, and so
 * does the browser's Back button.
 *
 * @param isKept whether it stays open, whatever people do
 * @param onClose called when it was closed, to no longer render it
 */
export function useModal(isKept: boolean, onClose: () => void) {
  const { place, pane } = useWorkspace().navigation;
  const { path } = place;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  useEffect(() => {
    const stay = (event: Event) => {
      // Otherwise, the form behind the dialog would be that of another file.
      event.stopImmediatePropagation();
      history.pushState(historyEntry(path, pane), "");
      ref.current?.close();
    };
    addEventListener("popstate", stay, { capture: true });
    return () => removeEventListener("popstate", stay, { capture: true });
  }, [path, pane]);
  const finish = () => {
    flushSync(onClose);
    // The button that opened it may be disabled now, and can't get the focus
    // back.
    if (document.activeElement !== document.body) return;
    document.getElementById(titleId)?.focus({ preventScroll: true });
  };
  return {
    finish,
    dialog: {
      ref,
      onClose: () => {
        if (isKept) ref.current?.showModal();
        else finish();
      },
    },
    /**
     * Goes back to the button that opened it, without waiting for the event,
     * which may come after the next Ctrl+S.
     */
    leave: () => {
      ref.current?.close();
      finish();
    },
  };
}
