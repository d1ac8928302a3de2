import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { titleId } from "../workspace/use-place";

interface Modal {
  /** The file whose form is behind it. */
  readonly path: string;
  /** Whether it stays open, whatever people do. */
  readonly isKept: boolean;
  /** Called when it was closed, to no longer render it. */
  readonly onClose: () => void;
}

/**
 * A dialog that is open for as long as it is rendered. Escape closes it, and so
 * does the browser's Back button.
 */
export function useModal({ path, isKept, onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  useEffect(() => {
    const stay = (event: Event) => {
      // Otherwise, the form behind the dialog would be that of another file.
      event.stopImmediatePropagation();
      history.pushState(path, "");
      ref.current?.close();
    };
    addEventListener("popstate", stay, { capture: true });
    return () => removeEventListener("popstate", stay, { capture: true });
  }, [path]);
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
