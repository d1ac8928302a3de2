/**
 * The subsets of each typeface, as CSS `unicode-range`s. Browsers download a
 * subset only if the page uses one of its characters: all pages need the first,
 * and few need more.
 */
export const fontSubsets = {
  /** English, including typographic punctuation. */
  basic:
    "U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026",
  /** Western European letters and less common symbols. */
  western: "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+152-153, U+178, U+2032-2033",
  /** Central and northern European letters. */
  central: "U+100-151, U+154-177, U+179-17F, U+218-21B",
} as const;
