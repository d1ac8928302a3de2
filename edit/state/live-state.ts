import type { ContentState } from "./content-state";

/** In milliseconds: after a longer pause, typing begins another step for undo. */
const pause = 1500;

type Listener = (state: ContentState) => void;

/**
 * The content as it is being edited, outside of React: listeners hear of each
 * change at once, even while the editor is still rendering the one before.
 */
export interface LiveState {
  readonly now: () => ContentState;
  readonly update: (change: (state: ContentState) => ContentState) => void;
  /** Calls a listener after each change; returns a function that ends it. */
  readonly listen: (listener: Listener) => () => void;
}

export function liveState(start: ContentState): LiveState {
  let state = start;
  let lastChange = 0;
  const listeners = new Set<Listener>();
  return {
    now: () => state,
    update: (change) => {
      const isPaused = Date.now() - lastChange > pause;
      const before = isPaused ? { ...state, undoGroup: undefined } : state;
      const after = change(before);
      if (after === before) return;
      state = after;
      lastChange = Date.now();
      for (const listener of listeners) listener(after);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
