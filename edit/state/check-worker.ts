import type { Snapshot } from "../../src/content/read/snapshot";
import { type Checked, startChecker } from "./checker";
import {
  type ChangedFile,
  type Edits,
  type Texts,
  changedFiles,
  withChanges,
} from "./edits";

/** What rarely changes; sent at the start, and before requests that need it. */
interface CheckedContent extends Pick<Edits, "base" | "known"> {
  readonly folder: string;
  readonly others: Snapshot;
}

/** The files that differ from the base. */
type CheckRequest = readonly ChangedFile[];

/** Whether this script runs as a worker, and not in the page. */
export const isWorker = !("document" in globalThis);

/** Answers requests in a worker. */
export function answerChecks() {
  let content: CheckedContent | undefined;
  let check: ReturnType<typeof startChecker> | undefined;

  function checkWith(changes: CheckRequest) {
    if (!content) return undefined;
    const { folder, others, base, known } = content;
    check ??= startChecker(folder, others);
    const after = changes.map(({ path, after: text }) => ({ path, text }));
    return check({ base, texts: withChanges(base, after), known });
  }

  addEventListener(
    "message",
    ({ data }: MessageEvent<CheckedContent | CheckRequest>) => {
      if ("base" in data) {
        content = data;
      } else {
        postMessage(checkWith(data));
      }
    },
  );
}

interface Checks {
  /** Checks edits, once the last result is rendered. */
  readonly check: (edits: Edits) => void;
  /** To be called when a result is rendered. */
  readonly checkNext: () => void;
}

/**
 * Checks edits in a worker, because on slow computers a check takes longer than
 * it takes to press the next key. Where no worker starts, as in browsers that are
 * too old for this kind, the page checks them itself.
 *
 * @param start checked at once
 * @param onChecked hears of each result, and of the texts that it is about
 */
export function startChecks(
  folder: string,
  others: Snapshot,
  start: Edits,
  onChecked: (texts: Texts, checked: Checked) => void,
): Checks {
  // This script itself, which is loaded already.
  const worker = new Worker(import.meta.url, { type: "module" });
  let checkHere: ReturnType<typeof startChecker> | undefined;
  let sent = start;
  // The edits that are being checked or rendered, and the latest after them.
  let current: Edits | undefined;
  let next: Edits | undefined;

  function sendContent({ base, known }: Edits) {
    const content: CheckedContent = { folder, others, base, known };
    worker.postMessage(content);
  }

  function send(edits: Edits) {
    current = edits;
    if (checkHere) {
      onChecked(edits.texts, checkHere(edits));
      return;
    }
    if (edits.base !== sent.base || edits.known !== sent.known) {
      sendContent(edits);
    }
    sent = edits;
    const request: CheckRequest = changedFiles(edits);
    worker.postMessage(request);
  }

  worker.onmessage = ({ data }: MessageEvent<Checked>) => {
    if (current) onChecked(current.texts, data);
  };
  worker.onerror = () => {
    checkHere = startChecker(folder, others);
    worker.terminate();
    if (current) send(current);
  };
  sendContent(start);
  send(start);
  return {
    check: (edits) => {
      if (current) next = edits;
      else send(edits);
    },
    checkNext: () => {
      const waiting = next;
      current = undefined;
      next = undefined;
      if (waiting) send(waiting);
    },
  };
}
