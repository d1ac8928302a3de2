/**
 * Requests a lock, and holds it as long as this page is open. Resolves to
 * whether it got the lock.
 */
const hold = (name: string, options: LockOptions) =>
  new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(`edit ${name}`, options, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => undefined);
      })
      .catch(reject);
  });

/**
 * Waits while another tab has the same content open, because the drafts of the
 * two would overwrite each other; then reloads the page, because the other tab
 * may have saved. The browser releases the lock when a tab is closed or crashes.
 *
 * @param name of the content
 * @param onWait is called if another tab has the content open
 */
export async function becomeOnlyTab(name: string, onWait: () => void) {
  try {
    if (await hold(name, { ifAvailable: true })) return;
    onWait();
    await hold(name, {});
    location.reload();
    await new Promise(() => undefined);
  } catch {
    // Where people don't let websites store anything, locks fail too.
  }
}
