import { createStore, get, promisifyRequest } from "idb-keyval";

/** idb-keyval's usual store; here, to write to it in our own transactions. */
const store = createStore("keyval-store", "keyval");

/** What this browser keeps under a name; undefined if it keeps nothing. */
export async function readKept(name: string): Promise<unknown> {
  try {
    return await get(name, store);
  } catch {
    // Some people don't let websites keep anything.
    return undefined;
  }
}

/**
 * Keeps a value in this browser; undefined forgets it. Done at once: a page that is
 * being left is gone before an answer comes.
 *
 * @returns whether it was done; a full disk prevents it
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
