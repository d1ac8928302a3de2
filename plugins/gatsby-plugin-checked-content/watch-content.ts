import { watch } from "chokidar";
import { showWhole } from "../../src/content/words/show";
import type { ContentReport } from "./site-content";

/** Time to wait after the last write, in ms: editors write in bursts. */
export const settleTime = 100;

/** For example, the disk is full, or a file was deleted during the check. */
function checkFailed(error: unknown): ContentReport {
  const reason = error instanceof Error ? error.message : String(error);
  return `The content could not be checked: ${showWhole(reason)}\nFix that, then save any content file to check again.`;
}

/**
 * Checks the content after every change and reports each result, or why the
 * check failed. Checks never overlap: changes during one lead to one more.
 *
 * @param folder the folder that staff edit
 * @returns the watcher, to stop it
 */
export function watchContent(
  folder: string,
  check: () => Promise<ContentReport>,
  report: (report: ContentReport) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let checks = Promise.resolve();
  let isQueued = false;

  async function runCheck() {
    isQueued = false;
    report(await check().catch(checkFailed));
  }

  return watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isQueued) checks = checks.then(runCheck);
      isQueued = true;
    }, settleTime);
  });
}
