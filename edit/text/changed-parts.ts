import { type Change, diffLines, diffWordsWithSpace } from "diff";

/**
 * Compares two texts: word by word where as many lines took the place of others,
 * and otherwise by whole lines. Words of an entry that was added would be mixed
 * with those of one that was removed.
 */
export const changedParts = (before: string, after: string): Change[] =>
  diffLines(before, after).flatMap((part, index, parts) => {
    const next = parts[index + 1];
    const last = parts[index - 1];
    if (part.removed && next?.added && next.count === part.count) {
      return diffWordsWithSpace(part.value, next.value);
    }
    if (part.added && last?.removed && last.count === part.count) return [];
    return [part];
  });
