import { startTransition, useEffect, useRef, useState } from "react";
import type { CheckResult } from "../../src/content/check/result";
import type { Snapshot } from "../../src/content/read/snapshot";
import { checkTexts } from "./check-texts";
import type { CheckAnswer, CheckRequest, CheckedContent } from "./check-worker";
import type { ChangedFile, Edits, Texts } from "./edits";

interface Checked {
  readonly texts: Texts;
  readonly result: CheckResult;
}

/**
 * The latest result of the check, and the texts that it is about. They are
 * checked in a worker, because on slow computers a check takes longer than it
 * takes to press the next key.
 */
export function useChecked(
  folder: string,
  others: Snapshot,
  { base, texts }: Edits,
  changes: readonly ChangedFile[],
): Checked {
  const [checked, setChecked] = useState<Checked>(() => ({
    texts,
    result: checkTexts(folder, others, { base, texts }),
  }));
  const [worker] = useState(
    // This script itself, which is loaded already.
    () => new Worker(import.meta.url, { type: "module" }),
  );
  useEffect(() => {
    worker.postMessage({ folder, others, base } satisfies CheckedContent);
  }, [worker, folder, others, base]);
  // What is being checked, by its round; the worker may skip some of them.
  const sent = useRef(new Map<number, Texts>());
  const last = useRef(0);
  useEffect(() => {
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      const { result, round } = data;
      const answered = sent.current.get(round);
      for (const each of sent.current.keys()) {
        if (each <= round) sent.current.delete(each);
      }
      if (!answered) return;
      // Typing goes first: rendering the page and the problems can wait, and what
      // is outdated by then is skipped.
      startTransition(() => {
        setChecked({ texts: answered, result });
      });
    };
  }, [worker]);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first texts are checked already. Another answer about them would render
    // everything again while the editor opens.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const round = (last.current += 1);
    sent.current.set(round, texts);
    worker.postMessage({ changes, round } satisfies CheckRequest);
  }, [worker, folder, others, base, texts, changes]);
  return checked;
}
