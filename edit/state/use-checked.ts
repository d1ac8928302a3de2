import { startTransition, useEffect, useState } from "react";
import { startChecks } from "./check-worker";
import type { Checked } from "./checker";
import type { Texts } from "./edits";
import type { LiveEdits } from "./live-edits";

interface CheckedTexts {
  readonly texts: Texts;
  /** Missing until the first check is done. */
  readonly checked?: Checked;
}

/** The latest result of the check, and the texts that it is about. */
export function useChecked(folder: string, live: LiveEdits): CheckedTexts {
  const [latest, setLatest] = useState<CheckedTexts>(() => ({
    texts: live.now().texts,
  }));
  const [checks] = useState(() =>
    startChecks(folder, live.now(), (texts, checked) => {
      // Typing goes first: rendering the page and the problems can wait.
      startTransition(() => setLatest({ texts, checked }));
    }),
  );
  useEffect(() => live.listen(checks.check), [live, checks]);
  useEffect(() => {
    if (latest.checked) checks.checkNext();
  }, [checks, latest]);
  return latest;
}
