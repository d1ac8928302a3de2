import {
  duskQuery,
  fullQuery,
  mediumQuery,
  motionQuery,
  tallQuery,
  wideQuery,
} from "./queries";

/** The only media queries that styles may use. */
export const media = {
  medium: `@media ${mediumQuery}`,
  belowMedium: `@media not all and ${mediumQuery}`,
  wide: `@media ${wideQuery}`,
  narrow: `@media not all and ${wideQuery}`,
  full: `@media ${fullQuery}`,
  notFull: `@media not all and ${fullQuery}`,
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
  /** Scripts are off in the browser's settings. */
  unscripted: "@media (scripting:none)",
  print: "@media print",
} as const;
