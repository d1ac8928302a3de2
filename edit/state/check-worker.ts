import type { WrittenFolder } from "./check-texts";
import { type Checked, startChecker } from "./checker";
import {
  type ChangedFile,
  type Edits,
  type Texts,
  baseOf,
  changedFiles,
  withChanges,
} from "./edits";

/** What rarely changes; sent at the start, and before requests that need it. */
interface CheckedContent extends Omit<WrittenFolder, "texts"> {
  readonly folder: string;
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
    const { folder, base, others } = content;
    check ??= startChecker(folder);
    const after = changes.map(({ path, after: text }) => ({ path, text }));
    return check({ base, texts: withChanges(base, after), others });
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
 * @param folder its name in reports
 * @param start checked at once
 * @param onChecked hears of each result, and of the texts that it is about
 */
export function startChecks(
  folder: string,
  start: Edits,
  onChecked: (texts: Texts, checked: Checked) => void,
): Checks {
  // This script itself, which is loaded already.
  const worker = new Worker(import.meta.url, { type: "module" });
  let checkHere: ReturnType<typeof startChecker> | undefined;
  let sent: Edits | undefined;
  // The edits that are being checked or rendered, and the latest after them.
  let current: Edits | undefined;
  let next: Edits | undefined;

  function send(edits: Edits) {
    current = edits;
    const { texts, others } = edits;
    const base = baseOf(edits);
    if (checkHere) {
      onChecked(texts, checkHere({ base, texts, others }));
      return;
    }
    if (!sent || baseOf(sent) !== base || sent.others !== others) {
      const content: CheckedContent = { folder, base, others };
      worker.postMessage(content);
    }
    sent = edits;
    const request: CheckRequest = changedFiles(base, texts);
    worker.postMessage(request);
  }

  worker.onmessage = ({ data }: MessageEvent<Checked>) => {
    if (current) onChecked(current.texts, data);
  };
  worker.onerror = () => {
    checkHere = startChecker(folder);
    worker.terminate();
    if (current) send(current);
  };
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
