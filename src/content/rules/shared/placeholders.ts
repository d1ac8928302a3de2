import { show } from "../../words/show";

/**
 * Placeholders that must not be published. Spaces also match line breaks; zeros
 * that are part of a longer number don't match.
 */
const placeholders: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [/(?<![\w.]|\d-)00-?0000000(?!\w|[.-]\d)/g, "the EIN of the organization"],
  [/\b000\s+Example\s+Street\b/gi, "the real street"],
  [/(?<![\w.]|\d-)00000(?:-0000)?(?!\w|[.-]\d)/g, "the real ZIP code"],
  [
    /(?<![\w.@-])[\w.@-]*\.example\b/gi,
    "a real address; .example never leads anywhere",
  ],
  [/\b(?:TODO|TBD|FIXME)\b|\blorem\s+ipsum\b/gi, "the finished text"],
];

/** Every placeholder in a text, with its offset and what should replace it. */
export function placeholdersIn(text: string) {
  return placeholders.flatMap(([pattern, meant]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      found: show(found),
      meant,
    })),
  );
}

/** Fix for any placeholder. */
export const placeholderFix = "write the real one before the site is public";

/** @param from offset of the text in its file */
export const placeholderFindings = (text: string, from: number) =>
  placeholdersIn(text).map(({ index, found, meant }) => {
    return { at: from + index, found, expected: meant, fix: placeholderFix };
  });
