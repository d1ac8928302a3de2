/**
 * Remembers what was read, because the editor checks all files at every
 * keystroke, though only one of them has changed.
 *
 * @param capacity how many to keep; what was asked for least recently goes first
 * @returns a function that reads what belongs to a key, unless it is known
 */
export function remember<Result>(capacity: number) {
  const known = new Map<string, Result>();
  return (key: string, read: () => Result): Result => {
    const before = known.get(key);
    const result = before ?? read();
    // Moves it behind those that were asked for before it.
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > capacity && oldest !== undefined) known.delete(oldest);
    return result;
  };
}
