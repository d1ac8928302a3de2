import { useEffect } from "react";

interface Shortcuts {
  /** Each is undefined while it can't be done. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly save: (() => void) | undefined;
}

/**
 * The usual keys. The browser's own undo knows one field, and its own save would
 * keep a copy of the editor.
 */
export function useShortcuts({ undo, redo, save }: Shortcuts) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "s") return;
      // Nobody sees what changes behind a dialog.
      if (document.querySelector("dialog[open]")) return;
      // What is typed there isn't part of a file yet.
      const { target } = event;
      const isApart =
        target instanceof HTMLInputElement && !target.closest("[id^='field.']");
      if (key === "z" && isApart) return;
      event.preventDefault();
      if (key === "s") save?.();
      else if (event.shiftKey) redo?.();
      else undo?.();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
    };
  }, [undo, redo, save]);
}
