import { createStore, promisifyRequest } from "idb-keyval";
import { z } from "zod";
import { readKept } from "../browser-storage";
import type { Unsaved } from "./content-state";

const textsShape = z.map(z.string(), z.string());

const draftShape = z.object({
  stored: textsShape,
  texts: textsShape,
  /** When it was kept, in milliseconds. */
  time: z.number(),
});

/** What was written and not saved, with what the files held before it. */
export type Draft = z.infer<typeof draftShape>;

/** idb-keyval's usual store; here, to write to it in our own transactions. */
const drafts = createStore("keyval-store", "keyval");

const key = (name: string) => `draft of ${name}`;

/**
 * Writes at once: a page that is being left is gone before an answer comes, and
 * what was just saved would be offered when it is opened again.
 */
const writeAtOnce = (write: (store: IDBObjectStore) => void) =>
  drafts("readwrite", (store) => {
    write(store);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });

/**
 * Keeps what is not saved yet in this browser, so that a crash or a closed tab
 * loses nothing.
 *
 * @throws {DOMException} if the browser keeps nothing, such as on a full disk
 */
export async function keepDraft(name: string, { stored, texts }: Unsaved) {
  const draft = { stored, texts, time: Date.now() };
  await writeAtOnce((store) => store.put(draft, key(name)));
}

export async function forgetDraft(name: string) {
  await writeAtOnce((store) => store.delete(key(name)));
}

/** What was kept; undefined if there is nothing, or nothing that can be read. */
export async function keptDraft(name: string): Promise<Draft | undefined> {
  // This also opens the database; a page that is closing has no time to.
  return draftShape.safeParse(await readKept(key(name), drafts)).data;
}
