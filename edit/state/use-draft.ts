import { useEffect, useState } from "react";
import { forgetDraft, keepDraft } from "./drafts";
import { type Edits, changedFiles } from "./edits";
import type { LiveEdits } from "./live-edits";

/** The most that a crash can lose, in milliseconds of typing. */
const interval = 1000;

/** Whether the browser keeps what isn't saved yet. */
export interface Kept {
  readonly isKept: boolean;
  /** Whether it is still being kept. */
  readonly isBusy: boolean;
}

const isTouched = ({ past, future }: Edits) => past.length + future.length > 0;

/**
 * Keeps what isn't saved yet in this browser. Whoever leaves before that is done,
 * or where it can't be done, is asked whether to leave.
 */
export function useDraft(name: string, live: LiveEdits, edits: Edits): Kept {
  const [kept, setKept] = useState<{ edits: Edits; isKept: boolean }>();
  useEffect(() => {
    let done: Edits | undefined;
    const keep = async () => {
      const now = live.now();
      const isKept = await (
        changedFiles(now).length > 0 ? keepDraft(name, now) : forgetDraft(name)
      ).then(
        () => true,
        () => false,
      );
      if (isKept) done = now;
      setKept({ edits: now, isKept });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = live.listen(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void keep();
      }, interval);
    });
    const leave = (event: Event) => {
      const now = live.now();
      if (!isTouched(now) || now === done) return;
      void keep();
      // The page is still there while the browser asks.
      if (changedFiles(now).length > 0) event.preventDefault();
    };
    addEventListener("beforeunload", leave);
    // On phones, only this is sure to come.
    addEventListener("pagehide", leave);
    return () => {
      stopListening();
      clearTimeout(timer);
      removeEventListener("beforeunload", leave);
      removeEventListener("pagehide", leave);
    };
  }, [name, live]);

  return {
    isKept: kept?.isKept ?? true,
    isBusy: isTouched(edits) && kept?.edits !== edits,
  };
}
