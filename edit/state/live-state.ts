import type { FileText } from "../store/texts";
import { type ContentState, writeFiles } from "./content-state";
import { listeners } from "./listeners";

/** In milliseconds: after a longer pause, typing begins a new undo step. */
const pause = 1500;

/**
 * The content as it is being edited, outside of React: listeners hear of each
 * change at once, even while the editor is still rendering the one before.
 */
export function liveState(start: ContentState) {
  let state = start;
  let lastChange = 0;
  const { listen, notify } = listeners<ContentState>();
  const update = (change: (state: ContentState) => ContentState) => {
    const isPaused = Date.now() - lastChange > pause;
    const before = isPaused ? { ...state, undoGroup: undefined } : state;
    const after = change(before);
    if (after === before) return;
    state = after;
    lastChange = Date.now();
    notify(after);
  };
  return {
    now: () => state,
    update,
    /** Writes files, or deletes them; see `writeFiles`. */
    write: (files: readonly FileText[], undoGroup?: string) =>
      update((before) => writeFiles(before, files, undoGroup)),
    listen,
  };
}

export type LiveState = ReturnType<typeof liveState>;
