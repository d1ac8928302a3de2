import { startTransition, useEffect, useState } from "react";
import type { CheckResult } from "../../src/content/check/result";
import type { Snapshot } from "../../src/content/read/snapshot";
import { checkTexts } from "./check-texts";
import { startChecks } from "./check-worker";
import type { Texts } from "./edits";
import type { LiveEdits } from "./live-edits";

interface Checked {
  readonly texts: Texts;
  readonly result: CheckResult;
}

/** The latest result of the check, and the texts that it is about. */
export function useChecked(
  folder: string,
  others: Snapshot,
  live: LiveEdits,
): Checked {
  const [checked, setChecked] = useState<Checked>(() => ({
    texts: live.now().texts,
    result: checkTexts(folder, others, live.now()),
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
    checks.goOn();
  }, [checks, checked]);
  return checked;
}
