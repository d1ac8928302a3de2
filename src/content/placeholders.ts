import { show } from "./words";

/**
 * What stands for something real and must not be published. A space may be a
 * line's end; zeros within a longer number are none.
 */
const placeholders: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [/(?<![\w.]|\d-)00-?0000000(?!\w|[.-]\d)/g, "the EIN of the organization"],
  [/\b000\s+Example\s+Street\b/gi, "the real street"],
  [/(?<![\w.]|\d-)00000(?:-0000)?(?!\w|[.-]\d)/g, "the real ZIP code"],
  [/[\w.@-]*\.example\b/gi, "a real address; .example never leads anywhere"],
  [/\b(?:TODO|TBD|FIXME)\b|\blorem\s+ipsum\b/gi, "the finished text"],
];

/** Every placeholder in a text, where it begins, and what it stands for. */
export function placeholdersIn(text: string) {
  return placeholders.flatMap(([pattern, meant]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      found: show(found),
      meant,
    })),
  );
}

/** What to do about one. */
export const placeholderFix = "write the real one before the site is public";

/** @param from where the text begins in what the reports are about */
export const placeholderReports = (text: string, from: number) =>
  placeholdersIn(text).map(({ index, found, meant }) => {
    return { at: from + index, found, expected: meant, fix: placeholderFix };
  });
