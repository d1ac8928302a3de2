import { type Action, type Edits, edit } from "./edits";

/** In milliseconds: after a longer pause, typing begins another step for undo. */
const pause = 1500;

type Listener = (edits: Edits) => void;

/**
 * What is written, outside of React: listeners hear of each change at once,
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
  let changedAt = 0;
  const listeners = new Set<Listener>();
  return {
    now: () => edits,
    dispatch: (action) => {
      const isPaused = Date.now() - changedAt > pause;
      const before = isPaused ? { ...edits, undoGroup: undefined } : edits;
      const after = edit(before, action);
      if (after === before) return;
      edits = after;
      changedAt = Date.now();
      for (const listener of listeners) listener(after);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
