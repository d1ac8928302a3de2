import { startTransition, useEffect, useState } from "react";
import type { Content } from "../../src/content/content";
import type { CheckResult } from "../../src/content/check/result";
import { startChecks } from "./check-worker";
import { type ContentState, baseOf } from "./content-state";
import type { LiveState } from "./live-state";
import { withChanges } from "./texts";

interface Latest {
  readonly state: ContentState;
  /** What the check says about it; undefined until the first is done. */
  readonly result?: CheckResult;
  /** The last content without a mistake, and what it was read from. */
  readonly shown: Pick<ContentState, "texts" | "others"> & {
    readonly content?: Content;
  };
  /** The files that the content has as they were before a mistake. */
  readonly stale: readonly string[];
}

/** What was checked last, and what came of it. */
export function useChecked(live: LiveState): Latest {
  const [check] = useState(startChecks);
  const [latest, setLatest] = useState<Latest>(() => ({
    state: live.now(),
    shown: live.now(),
    stale: [],
  }));
  // Each check begins when the result of the last one is rendered.
  useEffect(() => {
    const checkNow = async () => {
      const state = live.now();
      const { texts, others } = state;
      const checked = await check({ base: baseOf(state), texts, others });
      const { result, content, replaced, stale } = checked;
      const shown = content && {
        ...{ content, others },
        texts: withChanges(texts, replaced),
      };
      // Typing goes first: rendering the page and the problems can wait.
      startTransition(() =>
        setLatest((before) => ({
          ...{ state, result, stale },
          shown: shown ?? before.shown,
        })),
      );
    };
    if (!latest.result || live.now() !== latest.state) {
      void checkNow();
      return undefined;
    }
    const stopListening = live.listen(() => {
      stopListening();
      void checkNow();
    });
    return stopListening;
  }, [check, live, latest]);
  return latest;
}
