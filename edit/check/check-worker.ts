import type { CheckInput } from "./check-texts";
import {
  type CheckOutput,
  startChecksWithStandIns,
} from "./checks-with-stand-ins";

/** Whether this script runs as a worker, and not in the page. */
export const isWorker = !("document" in globalThis);

/** Answers requests to check, in a worker. */
export function answerChecks() {
  const check = startChecksWithStandIns();
  addEventListener("message", ({ data }: MessageEvent<CheckInput>) => {
    postMessage(check(data));
  });
}

/**
 * Makes a function that checks in a worker, because on slow computers a check
 * takes longer than it takes to press the next key. Call it again only when its
 * promise is resolved. If the worker doesn't start, the page itself checks.
 */
export function startChecksInWorker() {
  // This script itself, which is loaded already. So what is loaded later, as a
  // script of its own, must not import this file.
  const worker = new Worker(import.meta.url, { type: "module" });
  const checkHere = startChecksWithStandIns();
  let hasFailed = false;
  let checkInstead = () => {};
  worker.onerror = () => {
    hasFailed = true;
    checkInstead();
  };

  return (input: CheckInput) =>
    new Promise<CheckOutput>((resolve) => {
      checkInstead = () => resolve(checkHere(input));
      worker.onmessage = ({ data }: MessageEvent<CheckOutput>) => resolve(data);
      if (hasFailed) checkInstead();
      else worker.postMessage(input);
    });
}
