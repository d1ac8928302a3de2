import { startTransition, useEffect, useState } from "react";
import type { Content } from "../../src/content/site/content";
import type { CheckResult } from "../../src/content/check/result";
import { startChecksInWorker } from "../check/check-worker";
import { type ContentState, baseOf } from "../state/content-state";
import type { LiveState } from "../state/live-state";
import { type ContentFolder, withChanges } from "../store/texts";

interface LatestCheck {
  readonly state: ContentState;
  /** What the check says about it; undefined until the first is done. */
  readonly result?: CheckResult;
  /** The last content without a mistake, and what it was read from. */
  readonly preview: ContentFolder & { readonly content?: Content };
  /** The files that the content has in an older version, from before a mistake. */
  readonly stale: readonly string[];
}

/** Checks the content after each change, and returns the last result. */
export function useCheck(live: LiveState): LatestCheck {
  const [check] = useState(startChecksInWorker);
  const [latest, setLatest] = useState<LatestCheck>(() => ({
    state: live.now(),
    preview: live.now(),
    stale: [],
  }));
  // Each check begins when the result of the last one is rendered.
  useEffect(() => {
    const checkNow = async () => {
      const state = live.now();
      const { texts, unread, otherFiles } = state;
      const folder = { texts, unread, otherFiles };
      const checked = await check({ base: baseOf(state), ...folder });
      const { result, content, standIns, stale } = checked;
      const preview = content && {
        ...folder,
        content,
        texts: withChanges(texts, standIns),
      };
      // Typing goes first: rendering the page and the problems can wait.
      startTransition(() =>
        setLatest((before) => ({
          state,
          result,
          stale,
          preview: preview ?? before.preview,
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
