const held = new Set<string>();

/**
 * Requests a lock, and holds it as long as this page is open. Resolves to
 * whether it got the lock.
 */
const hold = (name: string, options: LockOptions) =>
  new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(`edit ${name}`, options, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        held.add(name);
        return new Promise(() => undefined);
      })
      .catch(reject);
  });

/**
 * Waits until no other tab has the same content open, because the drafts of the
 * two would overwrite each other. The browser releases the lock when a tab is
 * closed or crashes.
 *
 * @param name of the content
 * @param onWait is called if another tab has the content open
 * @returns whether another tab had it open
 */
export async function becomeOnlyTab(
  name: string,
  onWait: () => void,
): Promise<boolean> {
  if (held.has(name)) return false;
  try {
    if (await hold(name, { ifAvailable: true })) return false;
    onWait();
    return await hold(name, {});
  } catch {
    // Where people don't let websites store anything, locks fail too.
    return false;
  }
}
