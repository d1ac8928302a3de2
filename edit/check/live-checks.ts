import type { CheckResult } from "../../src/content/check/result";
import type { Content } from "../../src/content/site/content";
import { type ContentState, baseOf } from "../state/content-state";
import { listeners } from "../state/listeners";
import type { LiveState } from "../state/live-state";
import { type ContentFolder, withChanges } from "../store/texts";
import { startChecksInWorker } from "./check-worker";

interface LatestCheck {
  readonly state: ContentState;
  /** What the check says about it; undefined until the first is done. */
  readonly result?: CheckResult;
  /** The last content without a mistake, and what it was read from. */
  readonly preview: ContentFolder & { readonly content?: Content };
  /** The files that the content has in an older version, from before a mistake. */
  readonly stale: readonly string[];
}

/**
 * The checks of the content as it is being edited, outside of React: the page
 * shows each result at once, the forms once they have handled the keys that were
 * pressed by then.
 */
export function liveChecks(live: LiveState) {
  const check = startChecksInWorker();
  const { listen, notify } = listeners<LatestCheck>();
  const start = live.now();
  let latest: LatestCheck = { state: start, preview: start, stale: [] };
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const stopListening = live.listen(() => {
        stopListening();
        resolve();
      });
    });
  return {
    listen,
    now: () => latest,
    /**
     * Checks what is written now or, if that was checked, what is written next;
     * then calls the listeners. Don't call it again before that.
     */
    next: async () => {
      if (latest.result && latest.state === live.now()) await nextChange();
      const state = live.now();
      const { texts, unread, otherFiles } = state;
      const folder = { texts, unread, otherFiles };
      const checked = await check({ base: baseOf(state), ...folder });
      const { result, content, standIns, stale } = checked;
      const preview = content
        ? { ...folder, content, texts: withChanges(texts, standIns) }
        : latest.preview;
      latest = { state, result, stale, preview };
      notify(latest);
    },
  };
}
