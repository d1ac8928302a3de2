import { startTransition, useEffect, useState } from "react";
import type { CheckResult } from "../../src/content/check/result";
import type { Snapshot } from "../../src/content/read/snapshot";
import { startChecks } from "./check-worker";
import type { Texts } from "./edits";
import type { LiveEdits } from "./live-edits";

interface Checked {
  readonly texts: Texts;
  /** Missing until the first check is done. */
  readonly result?: CheckResult;
}

/** The latest result of the check, and the texts that it is about. */
export function useChecked(
  folder: string,
  others: Snapshot,
  live: LiveEdits,
): Checked {
  const [checked, setChecked] = useState<Checked>(() => ({
    texts: live.now().texts,
  }));
  const [checks] = useState(() =>
    startChecks(folder, others, live.now(), (texts, result) => {
      // Typing goes first: rendering the page and the problems can wait.
      startTransition(() => {
        setChecked({ texts, result });
      });
    }),
  );
  useEffect(() => live.listen(checks.check), [live, checks]);
  useEffect(() => {
    if (checked.result) checks.goOn();
  }, [checks, checked]);
  return checked;
}
