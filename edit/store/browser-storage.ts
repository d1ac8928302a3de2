import { createStore, get, promisifyRequest } from "idb-keyval";

/** idb-keyval's default store, made here to write to it in our own transactions. */
const store = createStore("keyval-store", "keyval");

/** What this browser has stored under a name; undefined if nothing. */
export async function readKept(name: string): Promise<unknown> {
  try {
    return await get(name, store);
  } catch {
    // Some people don't let websites store anything.
    return undefined;
  }
}

/**
 * Stores a value in this browser; undefined deletes it. Commits right away: a
 * page that is being closed won't be there for the answer.
 *
 * @returns whether it worked; it doesn't if the disk is full
 */
export async function keep(name: string, value: unknown): Promise<boolean> {
  try {
    await store("readwrite", (values) => {
      if (value === undefined) values.delete(name);
      else values.put(value, name);
      values.transaction.commit();
      return promisifyRequest(values.transaction);
    });
    return true;
  } catch {
    // As above.
    return false;
  }
}
