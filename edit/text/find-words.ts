/** Words and numbers with their places, without those in the address of a link. */
const wordsIn = (text: string) =>
  [...text.matchAll(/\]\([^)]*\)|[\p{L}\p{N}]+/gu)].filter(
    ([word]) => !word.startsWith("]"),
  );

/** The first words of a text: enough to recognize it by. */
export const firstWords = (text: string) =>
  wordsIn(text)
    .slice(0, 8)
    .map(([word]) => word);

/**
 * Finds words in a row in a text, ignoring any markup between them. On a page,
 * nothing separates a heading from the text below it, so the first may be the end
 * of a longer word, and the last the beginning of one.
 *
 * @returns the offsets of their start and end
 */
export function findWords(text: string, words: readonly string[]) {
  const all = wordsIn(text);
  const joined = all.map(([word]) => word).join(" ");
  const searched = words.join(" ");
  const start = joined.indexOf(searched);
  if (searched === "" || start < 0) return undefined;
  const placeOf = (offset: number) => {
    const before = joined.slice(0, offset).split(" ");
    return (all[before.length - 1]?.index ?? 0) + (before.at(-1)?.length ?? 0);
  };
  return { at: placeOf(start), end: placeOf(start + searched.length) };
}

/**
 * Where a text has a line, or a cell of a table, that begins with the same words,
 * and has no others if they are few; -1 if it has none.
 */
export function indexOfLine(text: string, words: readonly string[]) {
  for (const { 0: line, index } of text.matchAll(/[^\n|]+/g)) {
    if (firstWords(line).join(" ") !== words.join(" ")) continue;
    return index + (wordsIn(line)[0]?.index ?? 0);
  }
  return -1;
}
