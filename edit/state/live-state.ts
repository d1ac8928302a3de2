import type { ContentState } from "./content-state";

/** In milliseconds: after a longer pause, typing begins a new undo step. */
const pause = 1500;

type Listener = (state: ContentState) => void;

/**
 * The content as it is being edited, outside of React: listeners hear of each
 * change at once, even while the editor is still rendering the one before.
 */
export function liveState(start: ContentState) {
  let state = start;
  let lastChange = 0;
  const listeners = new Set<Listener>();
  return {
    now: () => state,
    update: (change: (state: ContentState) => ContentState) => {
      const isPaused = Date.now() - lastChange > pause;
      const before = isPaused ? { ...state, undoGroup: undefined } : state;
      const after = change(before);
      if (after === before) return;
      state = after;
      lastChange = Date.now();
      for (const listener of listeners) listener(after);
    },
    /** Calls a listener after each change; returns a function that stops this. */
    listen: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type LiveState = ReturnType<typeof liveState>;
