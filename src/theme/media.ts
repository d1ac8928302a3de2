/** Widths in em, so that a visitor who enlarges text gets the smaller layout. */
const breakpoint = {
  /** Two columns of cards. */
  medium: "40em",
  /** Side-by-side columns, three cards, and the menu laid out in the bar. */
  wide: "56em",
} as const;

/** The only media queries that styles may use, by what they ask for. */
export const media = {
  medium: `@media (min-width: ${breakpoint.medium})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
  narrow: `@media (max-width: ${breakpoint.wide}) and (not (width: ${breakpoint.wide}))`,
  lessMotion: "@media (prefers-reduced-motion: reduce)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** For `matchMedia`: true while the menu is laid out in the bar. */
export const wideQuery = `(min-width: ${breakpoint.wide})`;
