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
  mediumDusk: `@media screen and (prefers-color-scheme: dark) and (min-width: ${breakpoint.medium})`,
  dusk: "@media screen and (prefers-color-scheme: dark)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** For `matchMedia`: true while the menu is laid out in the bar. */
export const wideQuery = `(min-width: ${breakpoint.wide})`;

/** For `media` attributes: windows where a wide picture would be a strip. */
export const tallQuery = "(max-aspect-ratio: 3/5)";

/** For `media` attributes: visitors whose system is set to dark. */
export const duskQuery = "(prefers-color-scheme: dark)";
