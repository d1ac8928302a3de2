/**
 * Makes a function remember its results, because the editor checks all files at
 * every keystroke, though only one of them has changed.
 *
 * @param capacity how many to keep; what was asked for least recently goes first
 * @param keyOf a text that is the same if the result is
 */
export function remember<Inputs extends unknown[], Result>(
  capacity: number,
  read: (...inputs: Inputs) => Result,
  keyOf: (...inputs: Inputs) => string,
) {
  const known = new Map<string, Result>();
  return (...inputs: Inputs): Result => {
    const key = keyOf(...inputs);
    const before = known.get(key);
    const result = before ?? read(...inputs);
    // Marks it as the most recently used.
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > capacity && oldest !== undefined) known.delete(oldest);
    return result;
  };
}
