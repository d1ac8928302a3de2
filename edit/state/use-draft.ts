import { useEffect, useState } from "react";
import { forgetDraft, keepDraft } from "./drafts";
import type { ChangedFile, Edits, Texts } from "./edits";

/** Time without typing after which a draft is kept, in milliseconds. */
const pause = 300;

/** Whether the browser keeps what isn't saved yet. */
export interface Kept {
  readonly isKept: boolean;
  /** Whether it is still being kept. */
  readonly isBusy: boolean;
}

/** Keeps what isn't saved yet in this browser, at the latest when it is left. */
export function useDraft(
  name: string,
  { base, texts, past, future }: Edits,
  changes: readonly ChangedFile[],
): Kept {
  const [kept, setKept] = useState<{ texts: Texts; isKept: boolean }>();
  const isTouched = past.length + future.length > 0;
  useEffect(() => {
    if (!isTouched) return undefined;
    const keep = () => {
      const done =
        changes.length > 0
          ? keepDraft(name, { base, texts })
          : forgetDraft(name);
      done.then(
        () => setKept({ texts, isKept: true }),
        () => setKept({ texts, isKept: false }),
      );
    };
    const timer = setTimeout(keep, pause);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [name, base, texts, changes, isTouched]);

  const isKept = kept?.isKept ?? true;
  const isLost = !isKept && changes.length > 0;
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (event: Event) => {
      event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [isLost]);
  return { isKept, isBusy: isTouched && kept?.texts !== texts };
}
