import { watch } from "chokidar";
import { showWhole } from "../../src/content/words/show";
import type { ContentReport } from "./status-events";

interface WatchOptions {
  /** The folder that staff edit. */
  readonly folder: string;
  /** Checks the current content. Resolves to a report or null. */
  readonly check: () => Promise<ContentReport>;
  /** Called after each check, also if it failed. */
  readonly report: (report: ContentReport) => void;
}

/** Time to wait after the last write, in ms: editors write in bursts. */
export const settleTime = 100;

/** For example, the disk is full, or a file was deleted during the check. */
function checkFailed(error: unknown): ContentReport {
  const reason = error instanceof Error ? error.message : String(error);
  return `The content could not be checked: ${showWhole(reason)}\nFix that, then save any content file to check again.`;
}

/**
 * Checks the content after every change. Checks never overlap: a change during
 * one triggers another. If a check fails, that is reported, and the next change
 * is checked as usual. Returns a function that stops watching.
 */
export function watchContent({ folder, check, report }: WatchOptions) {
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let changed = false;

  async function runChecks() {
    if (isChecking) return;
    isChecking = true;
    try {
      while (changed) {
        changed = false;
        report(await check().catch(checkFailed));
      }
    } finally {
      isChecking = false;
    }
  }

  const watcher = watch(folder, { ignoreInitial: true });
  watcher.on("all", () => {
    changed = true;
    clearTimeout(timer);
    timer = setTimeout(() => void runChecks(), settleTime);
  });

  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
