/** A function of texts that does its work once for the same texts. */
export function once<T>(work: (...texts: string[]) => T) {
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
