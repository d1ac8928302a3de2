/**
 * More than the pages or fields of any site, so that none is forgotten before
 * it is asked for again.
 */
const capacity = 2000;

/**
 * Remembers what was read, because the editor checks all files at every
 * keystroke, though only one of them has changed.
 *
 * @returns a function that reads what belongs to a key, unless it is known
 */
export function remember<Result>() {
  const known = new Map<string, Result>();
  return (key: string, read: () => Result): Result => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = read();
    const [oldest] = known.keys();
    if (known.size >= capacity && oldest !== undefined) known.delete(oldest);
    known.set(key, result);
    return result;
  };
}
