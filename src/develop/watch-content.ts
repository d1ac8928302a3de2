import { watch } from "chokidar";
import type { ContentReport } from "./content-status";

interface WatchOptions {
  /** The folder that staff edit. */
  readonly folder: string;
  /** Looks at the content as it is now; gives what is wrong with it. */
  readonly check: () => Promise<ContentReport>;
  /** Called after each look. */
  readonly report: (report: ContentReport) => void;
}

/** Editors save in bursts of writes; this long after the last, in ms. */
export const settleTime = 100;

/**
 * Checks the content after every change to it. A change that comes while a
 * check is under way is checked afterwards: never two at once, never none.
 * Gives a way to stop.
 */
export function watchContent({ folder, check, report }: WatchOptions) {
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let changed = false;

  async function look() {
    if (looking) return;
    looking = true;
    while (changed) {
      changed = false;
      report(await check());
    }
    looking = false;
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
