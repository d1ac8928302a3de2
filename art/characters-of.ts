/** All characters in a `unicode-range`, as one string. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(", ")
    .map((range) => {
      const [from = 0, to = from] = range
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      ).join("");
    })
    .join("");
}
