import { type Change, diffArrays, diffLines } from "diff";

/**
 * To find this many differences takes a fifth of a second, and to find ten times
 * as many, minutes.
 */
const limit = { maxEditLength: 1000 };

/** Without spaces, which stay the same even if no word does. */
const lettersIn = (parts: readonly Change[]) =>
  parts.flatMap(({ value }) => value.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** The words, spaces, and marks of a line; a number, day, or time is one word. */
const wordsOf = (line: string) =>
  line.match(/\d[\d:.,-]*\d|[\p{L}\p{N}]+|\s+|./gu) ?? [];

const isKept = ({ added, removed }: Change) => !added && !removed;

/**
 * Compares two lines word by word if most words stay: otherwise, two sentences
 * would be mixed, and nobody could read them. Then only a common start and end is
 * kept, such as the name of a field.
 */
function changedWords(before: Change, after: Change): Change[] {
  const words = diffArrays(
    wordsOf(before.value),
    wordsOf(after.value),
    limit,
  )?.map(({ value, ...part }) => ({ ...part, value: value.join("") }));
  if (!words) return [before, after];
  const longer = Math.max(lettersIn([before]), lettersIn([after]));
  if (lettersIn(words.filter(isKept)) * 2 > longer) return words;
  const first = words.slice(0, 1).filter(isKept);
  const last = words.slice(-1).filter(isKept);
  const [start = 0, end = 0] = [first[0]?.value.length, last[0]?.value.length];
  const between = ({ value, ...part }: Change) => ({
    ...part,
    value: value.slice(start, value.length - end),
  });
  return [...first, between(before), between(after), ...last];
}

const linesIn = (text: string) => text.split(/(?<=\n)/);

const linesOf = ({ value, ...part }: Change): Change[] =>
  linesIn(value).map((line) => ({ ...part, value: line }));

/** Two texts that have too little in common to be compared. */
const replaced = (before: string, after: string): Change[] => {
  const [had, has] = [linesIn(before).length, linesIn(after).length];
  return [
    { value: before, count: had, removed: true, added: false },
    { value: after, count: has, removed: false, added: true },
  ];
};

/**
 * Compares two texts: word by word where lines were replaced by the same number
 * of lines, each with the one in its place, and otherwise by whole lines, so that
 * the words of an added entry aren't mixed with those of a removed one. Where too
 * much has changed, shows all of it as removed and added.
 */
export const changedParts = (before: string, after: string): Change[] =>
  (diffLines(before, after, limit) ?? replaced(before, after)).flatMap(
    (part, index, parts) => {
      const next = parts[index + 1];
      const last = parts[index - 1];
      if (part.removed && next?.added && next.count === part.count) {
        const added = linesOf(next);
        return linesOf(part).flatMap((line, place) => {
          const other = added[place];
          return other ? changedWords(line, other) : line;
        });
      }
      if (part.added && last?.removed && last.count === part.count) return [];
      return [part];
    },
  );
