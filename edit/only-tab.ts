/**
 * Keeps a second tab from opening the same content, because the drafts of the
 * two would overwrite each other. The browser releases the lock when this tab is
 * closed or crashes.
 *
 * @param name of the content
 * @returns whether this tab is the only one
 */
export function isOnlyTab(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { ifAvailable: true };
    void navigator.locks.request(`edit ${name}`, options, (lock) => {
      resolve(lock !== null);
      // Held as long as this page is open.
      return lock && new Promise(() => undefined);
    });
  });
}
