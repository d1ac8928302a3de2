import type { CheckResult } from "../../src/content/check/result";
import type { Snapshot } from "../../src/content/read/snapshot";
import { checkTexts } from "./check-texts";
import { type ChangedFile, type Texts, withChanges } from "./edits";

/** What rarely changes, which is sent before the requests that are about it. */
export interface CheckedContent {
  readonly folder: string;
  readonly others: Snapshot;
  readonly base: Texts;
}

export interface CheckRequest {
  readonly changes: readonly ChangedFile[];
  readonly round: number;
}

export interface CheckAnswer {
  readonly result: CheckResult;
  /** That of the request. */
  readonly round: number;
}

/** Whether this script runs as a worker, and not in the page. */
export const isWorker = !("document" in globalThis);

/** Answers requests in a worker; while it checks, only the last one waits. */
export function answerChecks() {
  let content: CheckedContent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function answer({ changes, round }: CheckRequest) {
    if (!content) return;
    const { folder, others, base } = content;
    const after = changes.map(({ path, after: text }) => ({ path, text }));
    const texts = withChanges(base, after);
    const result = checkTexts(folder, others, { base, texts });
    postMessage({ result, round } satisfies CheckAnswer);
  }

  addEventListener(
    "message",
    ({ data }: MessageEvent<CheckedContent | CheckRequest>) => {
      clearTimeout(timer);
      if ("base" in data) content = data;
      // Runs after the requests that have arrived during the last check.
      else timer = setTimeout(answer, 0, data);
    },
  );
}
