import { useEffect, useState } from "react";
import { forgetDraft, keepDraft } from "../state/drafts";
import { type ContentState, unsavedFiles } from "../state/content-state";
import type { LiveState } from "../state/live-state";

/** The most that a crash can lose, in milliseconds of typing. */
const interval = 1000;

/**
 * Keeps what isn't saved yet in this browser. Asks people who leave before that
 * is done, where it can't be done, or before what they took back is saved, whether
 * they want to leave.
 *
 * @returns whether it is kept, and whether that is still being done
 */
export function useDraft(name: string, live: LiveState, state: ContentState) {
  // At first, nothing is unsaved, or the stored draft has it already.
  const [kept, setKept] = useState({ state, isKept: true });
  useEffect(() => {
    let done = live.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = async () => {
      const now = live.now();
      const isKept = await (unsavedFiles(now).length > 0
        ? keepDraft(name, now)
        : forgetDraft(name));
      if (isKept) done = now;
      // There may be room on the disk by then.
      else keepLater();
      setKept({ state: now, isKept });
    };
    const keepLater = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void keep();
      }, interval);
    };
    const stopListening = live.listen(keepLater);
    const leave = (event: Event) => {
      const now = live.now();
      const isKept = now === done;
      if (!isKept) void keep();
      // The page is still there while the browser asks.
      const hasUnsaved = unsavedFiles(now).length > 0;
      if (hasUnsaved ? !isKept : now.isHalfSaved) event.preventDefault();
    };
    addEventListener("beforeunload", leave);
    // On phones, only this event is reliable.
    addEventListener("pagehide", leave);
    return () => {
      stopListening();
      clearTimeout(timer);
      // This also runs when a bug in the editor ends it.
      if (live.now() !== done) void keep();
      removeEventListener("beforeunload", leave);
      removeEventListener("pagehide", leave);
    };
  }, [name, live]);

  return { isKept: kept.isKept, isBusy: kept.state !== state };
}
