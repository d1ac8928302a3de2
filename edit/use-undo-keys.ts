import { useEffect } from "react";
import type { Action } from "./state/edits";

/** The usual keys for undo and redo; the browser's own undo knows one field. */
export function useUndoKeys(dispatch: (action: Action) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (!isCommand || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
    };
  }, [dispatch]);
}
