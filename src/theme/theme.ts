import { type ColorName, colors } from "./colors";
import { duskPalette } from "./palette";
import {
  duskQuery,
  fullQuery,
  mediumQuery,
  motionQuery,
  tallQuery,
  wideQuery,
} from "./queries";

/**
 * Design values, named by purpose. Letters, spaces, lines, corners and durations
 * are scales, with all their values here. Of other sizes, those that only one
 * component uses are in that component. Colors are in `colors.ts`.
 */
const tokens = {
  font: {
    display: '"National Park", "National Park Fallback", sans-serif',
    text: '"Public Sans", "Public Sans Fallback", sans-serif',
  },
  fontSize: {
    fine: "0.92rem",
    label: "0.74rem",
    /** Smaller on phones, where the bar has little room. */
    brand: "min(1.0625rem, 0.05rem + 3.75vw)",
    /** The second line of a name. */
    brandRest: "min(0.74rem, 4.2vw)",
    /** With nothing but the menu's button beside it. */
    brandAlone: "min(1.0625rem, 0.4rem + 2.8vw)",
    /** Of a long name: 80 characters fit in the bar, in a column of any width. */
    brandLong: "min(1rem, 0.33rem + 4.8cqi)",
    /** Small on phones, where the words are beside the picture. */
    poster: "clamp(0.92rem, 0.84rem + 0.35vw, 1.0625rem)",
    body: "1.0625rem",
    large: "1.2rem",
    heading3: "min(clamp(1.3rem, 1.2rem + 0.5vw, 1.55rem), 9vw)",
    heading2: "min(clamp(2.1rem, 1.5rem + 2.4vw, 3.4rem), 12.5vw)",
    heading1: "min(clamp(2.5rem, 1.3rem + 6vw, 6rem), 11.4vw)",
    display: "min(clamp(2.3rem, 1.5rem + 3.2vw, 4.8rem), 12.5vw)",
    figure: "clamp(2.2rem, 1.6rem + 2.2vw, 3.2rem)",
    figureLarge: "4rem",
  },
  weight: {
    body: "400",
    medium: "550",
    strong: "650",
    /** All of `font.display`: files with two weights were nearly twice as large. */
    display: "700",
  },
  leading: {
    tight: "1.02",
    heading: "1.15",
    snug: "1.35",
    body: "1.6",
  },
  space: {
    hint: "0.2rem",
    tiny: "0.4rem",
    snug: "0.6rem",
    small: "0.8rem",
    base: "1.2rem",
    medium: "1.5rem",
    /** Beside a band or words in a frame; less on phones with large text. */
    edge: "min(1.5rem, 7.5vw)",
    large: "2rem",
    huge: "3rem",
    vast: "4rem",
    column: "clamp(2rem, 6vw, 6rem)",
    band: "clamp(4.5rem, 9vw, 8rem)",
  },
  size: {
    /** Maximum width of a band's content. */
    wrap: "72rem",
    /** Line length for reading, at any size of text: 60 to 70 characters. */
    measure: "34em",
    /** Height of the bar, which stays in view; anchors must clear it. */
    bar: "4.5rem",
    /** Minimum pointer target, larger than the 24 px of WCAG 2.2. */
    target: "2.75rem",
    /** The logo in the bar, smaller on the narrowest phones. */
    shield: "min(46px, 12vw)",
    medallion: "3.6rem",
    /** Width of a vignette beside text. */
    patch: "min(22vw, 7rem)",
    /** Below this width, columns stack. */
    pillar: "14.5rem",
    /** Height of the landscape behind a page's title. */
    headerLand: "clamp(7.5rem, 16vw, 13rem)",
  },
  line: {
    hair: "1px",
    outline: "2px",
    focus: "3px",
    /** The second ring of the focus, from the element's edge to outside the first. */
    focusHalo: "7px",
    /** The hard bottom edge of buttons. */
    edge: "4px",
  },
  radius: {
    small: "0.35rem",
    sign: "0.6rem",
  },
  layer: {
    bar: "10",
    toast: "20",
    skipLink: "30",
  },
  /**
   * The scrim at dusk on a photo without a version for dusk, in the hue of the
   * sky that it fades into. The usual one is that of a drawn horizon. Not a
   * variable: most pages don't need it.
   */
  duskHaze: duskPalette.haze,
  /** What masks show of a photo from its top down, behind words and below them. */
  fade: {
    behindWords: "linear-gradient(#0000, #0003 40%, #000 75%)",
    belowWords: "linear-gradient(#0000, #000 40%)",
  },
  duration: {
    press: "80ms",
    menu: "160ms",
    toast: "200ms",
  },
} as const;

/** CSS variables, so that dusk changes values but no class names. */
function references(): Readonly<Record<ColorName, string>>;
function references(): unknown {
  const names = Object.keys(colors);
  return Object.fromEntries(
    names.map((name) => [name, `var(--color-${name})`]),
  );
}

/** A declaration that makes a color another one within an element. */
export const recolored = (name: ColorName, value: string) =>
  `--color-${name}: ${value};`;

const { font, fontSize, leading, weight } = tokens;

/** For the property `font`: words that stand out, such as those of a button. */
const displayFont = (
  size: keyof typeof fontSize,
  lines: keyof typeof leading,
) => `${weight.display} ${fontSize[size]} / ${leading[lines]} ${font.display}`;

export const theme = { ...tokens, displayFont, color: references() };

/** The only media queries that styles may use. */
export const media = {
  medium: `@media ${mediumQuery}`,
  belowMedium: `@media not all and ${mediumQuery}`,
  wide: `@media ${wideQuery}`,
  narrow: `@media not all and ${wideQuery}`,
  full: `@media ${fullQuery}`,
  notFull: `@media not all and ${fullQuery}`,
  dusk: `@media screen and ${duskQuery}`,
  /** Windows too short for a bar that stays, such as at a zoom of 400%. */
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
