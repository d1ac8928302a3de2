import type { WrittenFolder } from "./check-texts";
import { type Checked, startChecker } from "./checker";

interface CheckRequest extends WrittenFolder {
  /** The folder's name in reports. */
  readonly folder: string;
}

/** Whether this script runs as a worker, and not in the page. */
export const isWorker = !("document" in globalThis);

/** Answers requests in a worker. */
export function answerChecks() {
  let check: ReturnType<typeof startChecker> | undefined;
  addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
    const { folder, ...written } = data;
    check ??= startChecker(folder);
    postMessage(check(written));
  });
}

/**
 * Makes a function that checks in a worker, one folder after another, because on
 * slow computers a check takes longer than it takes to press the next key. Where no
 * worker starts, the page checks by itself.
 *
 * @param folder its name in reports
 */
export function startChecks(folder: string) {
  // This script itself, which is loaded already.
  const worker = new Worker(import.meta.url, { type: "module" });
  const checkHere = startChecker(folder);
  let hasFailed = false;
  let checkInstead = () => {};
  worker.onerror = () => {
    hasFailed = true;
    checkInstead();
  };

  return (written: WrittenFolder) =>
    new Promise<Checked>((resolve) => {
      checkInstead = () => resolve(checkHere(written));
      worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
      const request: CheckRequest = { folder, ...written };
      if (hasFailed) checkInstead();
      else worker.postMessage(request);
    });
}
