import { useEffect } from "react";
import { idOf } from "./field-ids";

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undefined while nothing can be saved. */
  readonly save: (() => void) | undefined;
}

/**
 * The usual shortcuts. The browser's own undo only knows one field, and its
 * save would download the editor.
 */
export function useShortcuts({ undo, redo, save }: Shortcuts) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const isDialogOpen = document.querySelector("dialog[open]") !== null;
      if (key === "s") {
        event.preventDefault();
        if (!isDialogOpen) save?.();
      }
      const { target } = event;
      // Text in other fields, such as those of a dialog, isn't part of a file.
      const isApart =
        target instanceof HTMLInputElement &&
        target.type !== "file" &&
        !target.closest(`[id^='${idOf([])}.']`);
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (isApart || isDialogOpen) return;
      if (key !== "z" && !isRedo) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [undo, redo, save]);
}
