/**
 * More than a site has pages or fields, so that none is forgotten before it is
 * asked for.
 */
const capacity = 2000;

/**
 * Remembers what was read last, because the editor checks all files at every
 * key, and only one of them changed.
 *
 * @returns reads what has a key, unless it is known
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
