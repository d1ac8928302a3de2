import { unchecked } from "../../src/content/check/result";
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
 * What is shown if the check itself fails or doesn't start, which is our fault. It is
 * a problem, so that nothing unchecked can be saved.
 */
const failedCheck = (message: string, { texts }: CheckInput): CheckOutput => ({
  result: unchecked({
    file: "site.yml",
    where: ["all files"],
    found: `a bug in the editor: ${message || "the check doesn’t start"}`,
    expected: "files that can be checked",
    fix: "send this message to a developer; what you wrote is kept. If it happened with your last change, undo that",
  }),
  content: undefined,
  standIns: [],
  stale: [...texts.keys()],
});

/**
 * Makes a function that checks in a worker, because on slow computers a check
 * takes longer than it takes to press the next key. Call it again only when its
 * promise is resolved.
 */
export function startChecksInWorker() {
  let worker: Worker | undefined;
  return (input: CheckInput) =>
    new Promise<CheckOutput>((resolve) => {
      // This script itself, which is loaded already. So what is loaded later, as a
      // script of its own, must not import this file.
      worker ??= new Worker(import.meta.url, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<CheckOutput>) => resolve(data);
      worker.onerror = ({ message }) => {
        // The next check tries with another.
        worker?.terminate();
        worker = undefined;
        resolve(failedCheck(message, input));
      };
      worker.postMessage(input);
    });
}
