const held = new Set<string>();

/**
 * Waits until no other tab has the same content open, because the drafts of the
 * two would overwrite each other. The browser releases the lock when a tab is
 * closed or crashes.
 *
 * @param name of the content
 * @param onWait is called if another tab has the content open
 * @returns whether another tab had it open
 */
export function becomeOnlyTab(
  name: string,
  onWait: () => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    if (held.has(name)) {
      resolve(false);
      return;
    }
    const hold = (hasWaited: boolean) => {
      held.add(name);
      resolve(hasWaited);
      // Held as long as this page is open.
      return new Promise(() => undefined);
    };
    const key = `edit ${name}`;
    navigator.locks
      .request(key, { ifAvailable: true }, (lock) => {
        if (lock) return hold(false);
        onWait();
        void navigator.locks.request(key, () => hold(true));
        return undefined;
      })
      // Some people let no website keep anything, locks included.
      .catch(() => resolve(false));
  });
}
