import {
  breakpoint,
  duskQuery,
  motionQuery,
  tallQuery,
  unscriptedQuery,
} from "./queries";

/** The only media queries that styles may use. */
export const media = {
  medium: `@media (min-width: ${breakpoint.medium})`,
  belowMedium: `@media not all and (min-width: ${breakpoint.medium})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
  narrow: `@media not all and (min-width: ${breakpoint.wide})`,
  full: `@media (min-width: ${breakpoint.full})`,
  notFull: `@media not all and (min-width: ${breakpoint.full})`,
  mediumDusk: `@media screen and ${duskQuery} and (min-width: ${breakpoint.medium})`,
  dusk: `@media screen and ${duskQuery}`,
  /** Windows too short for a fixed bar, such as at a zoom of 400%. */
  low: "@media (max-height: 20em)",
  tall: `@media ${tallQuery}`,
  tallDusk: `@media screen and ${duskQuery} and ${tallQuery}`,
  motion: `@media ${motionQuery}`,
  forcedColors: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  /** Phones with very large text, where only name and menu fit in the bar. */
  cramped: "@media not all and (min-width: 19em)",
  unscripted: `@media ${unscriptedQuery}`,
  print: "@media print",
} as const;
