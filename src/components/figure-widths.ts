/** Approximate character widths in the heading font, in em; never too small for figures. */
function widthOf(character: string) {
  if (/[.,:' ]/.test(character)) return 0.27;
  if (/[04]/.test(character)) return 0.65;
  return /[A-Z%@&mw]/.test(character) ? 0.9 : 0.58;
}

/** For readers who set letters further apart (WCAG 1.4.12), in em. */
const spacing = 0.14;

const widthInEm = (value: string) =>
  Array.from(value).reduce((sum, each) => sum + widthOf(each) + spacing, 0);

/** The estimated width of the widest figure in em, with room for wider spacing. */
export const widestInEm = (figures: readonly { readonly value: string }[]) =>
  Math.max(...figures.map(({ value }) => widthInEm(value)));

/** How many to put in a row, at most `most`, so that no row is much shorter. */
export const evenRow = (count: number, most: number) =>
  Math.ceil(count / Math.ceil(count / most));
