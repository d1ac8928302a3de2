import { type Action, type Edits, edit } from "./edits";

type Listener = (edits: Edits) => void;

/**
 * What is written, outside of React: whoever listens hears of each change at once,
 * even while the editor is still rendering the one before.
 */
export interface LiveEdits {
  readonly now: () => Edits;
  readonly dispatch: (action: Action) => void;
  /** Calls a listener after each change; returns a function that ends it. */
  readonly listen: (listener: Listener) => () => void;
}

export function liveEdits(start: Edits): LiveEdits {
  let edits = start;
  const listeners = new Set<Listener>();
  return {
    now: () => edits,
    dispatch: (action) => {
      const after = edit(edits, action);
      if (after === edits) return;
      edits = after;
      for (const listener of listeners) listener(after);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
