import { type UseStore, get, set } from "idb-keyval";

/** What this browser keeps under a name; undefined if it keeps nothing. */
export async function readKept(
  name: string,
  store?: UseStore,
): Promise<unknown> {
  try {
    return await get(name, store);
  } catch {
    // Some people let no website keep anything.
    return undefined;
  }
}

/** Keeps something that can be read or asked for again where that fails. */
export async function keep(name: string, value: unknown) {
  try {
    await set(name, value);
  } catch {
    // As above.
  }
}
