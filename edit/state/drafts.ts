import { createStore, del, promisifyRequest } from "idb-keyval";
import { readKept } from "../browser-storage";
import type { Unsaved } from "./content-state";
import type { Texts } from "./texts";

/** What was written and not saved, with what the files held before it. */
export interface Draft extends Unsaved {
  /** When it was kept, in milliseconds. */
  readonly time: number;
}

/** idb-keyval's usual store; here, to write to it in our own transactions. */
const drafts = createStore("keyval-store", "keyval");

const key = (name: string) => `draft of ${name}`;

const isMap = (value: unknown): value is Texts => value instanceof Map;

/**
 * Keeps what is not saved yet in this browser, so that a crash or a closed tab
 * loses nothing.
 *
 * @throws {DOMException} if the browser keeps nothing, such as on a full disk
 */
export async function keepDraft(name: string, { stored, texts }: Unsaved) {
  const draft: Draft = { stored, texts, time: Date.now() };
  await drafts("readwrite", (store) => {
    store.put(draft, key(name));
    // At once: a page that is being left is gone before the answer comes.
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

export async function forgetDraft(name: string) {
  await del(key(name), drafts);
}

/** What was kept; undefined if there is nothing, or nothing that can be read. */
export async function keptDraft(name: string): Promise<Draft | undefined> {
  // This also opens the database; a page that is closing has no time to.
  const draft = await readKept(key(name), drafts);
  if (typeof draft !== "object" || draft === null) return undefined;
  const fields: Partial<Record<keyof Draft, unknown>> = draft;
  const { stored, texts, time } = fields;
  return isMap(stored) && isMap(texts) && Number.isFinite(time)
    ? { stored, texts, time: Number(time) }
    : undefined;
}
