/** Memoizes a function of strings. */
export function memoize<T>(work: (...texts: string[]) => T) {
  const known = new Map<string, T>();
  return (...texts: string[]) => {
    const key = texts.join("\0");
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = work(...texts);
    known.set(key, result);
    return result;
  };
}
