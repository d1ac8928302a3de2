interface Fallback {
  readonly family: string;
  readonly weights: string;
  /** Names of the local font on different systems. */
  readonly names: readonly string[];
  /** Percentage of the fallback's own width. */
  readonly width: number;
  /** Of the real font, as a percentage of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

const bold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"];
const regular = ["Arial", "ArialMT", "Liberation Sans"];

const fallbacks: readonly Fallback[] = [
  {
    family: "National Park Fallback",
    weights: "550 650",
    names: bold,
    width: 96.1,
    ascent: 103,
    descent: 30,
  },
  {
    family: "National Park Fallback",
    weights: "750",
    names: bold,
    width: 99.9,
    ascent: 103,
    descent: 30,
  },
  {
    family: "Public Sans Fallback",
    weights: "400 650",
    names: regular,
    width: 103.8,
    ascent: 95,
    descent: 22.5,
  },
];

/** Compensates for `size-adjust`, which also scales the overrides; one decimal. */
const before = (percent: number, width: number) =>
  `${((percent / width) * 100).toFixed(1)}%`;

/**
 * Fallbacks: Arial (or a metric-compatible font), scaled to the metrics of the
 * real fonts, so that text doesn't move when they load. `size-adjust` is the
 * ratio of the widths of English text in both fonts, fine-tuned for the fewest
 * different line breaks on this site. The overrides are the real font's ascent
 * and descent, divided by it. Don't size text in `ch`, which differs more
 * between the fonts; use em.
 */
export const fallbackFonts = fallbacks
  .map(
    ({ family, weights, names, width, ascent, descent }) => `@font-face {
    font-family: "${family}";
    font-weight: ${weights};
    src: ${names.map((name) => `local("${name}")`).join(", ")};
    size-adjust: ${width}%;
    ascent-override: ${before(ascent, width)};
    descent-override: ${before(descent, width)};
  }`,
  )
  .join("\n");
