import { watch } from "chokidar";
import type { ContentReport } from "./content-status";

interface WatchOptions {
  /** The folder that staff edit. */
  readonly folder: string;
  /** Looks at the content as it is now; gives what is wrong with it. */
  readonly check: () => Promise<ContentReport>;
  /** Called after each look, with why there was none where one failed. */
  readonly report: (report: ContentReport) => void;
}

/** Editors save in bursts of writes; this long after the last, in ms. */
export const settleTime = 100;

/** A full disk, or a file that went away while it was copied. */
function lookFailed(error: unknown): ContentReport {
  const reason = error instanceof Error ? error.message : String(error);
  return `The content could not be checked: ${reason}\nSave a file of it again once that is mended.`;
}

/**
 * Checks the content after every change to it. A change that comes while a
 * check is under way is checked afterward: never two at once, never none. A
 * check that fails is reported, and the next change checked again. Gives a way
 * to stop.
 */
export function watchContent({ folder, check, report }: WatchOptions) {
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let changed = false;

  async function look() {
    if (looking) return;
    looking = true;
    try {
      while (changed) {
        changed = false;
        report(await check().catch(lookFailed));
      }
    } finally {
      looking = false;
    }
  }

  const watcher = watch(folder, { ignoreInitial: true });
  watcher.on("all", () => {
    changed = true;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), settleTime);
  });

  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
