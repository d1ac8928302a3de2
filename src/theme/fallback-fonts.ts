interface Fallback {
  readonly family: string;
  readonly weights: string;
  /** The names that systems know the stand-in by. */
  readonly names: readonly string[];
  /** Per cent of its own width. */
  readonly width: number;
  /** Of the real font, per cent of the font size. */
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
    width: 96.5,
    ascent: 103,
    descent: 30,
  },
  {
    family: "National Park Fallback",
    weights: "750",
    names: bold,
    width: 99,
    ascent: 103,
    descent: 30,
  },
  {
    family: "Public Sans Fallback",
    weights: "400 650",
    names: regular,
    width: 103.9,
    ascent: 95,
    descent: 22.5,
  },
];

/** Per cent, to a tenth: what `size-adjust` will stretch once more. */
const before = (percent: number, width: number) =>
  `${((percent / width) * 100).toFixed(1)}%`;

/**
 * The fallbacks are Arial (or its metric twin) stretched to the real fonts'
 * widths and heights, so that text does not move when the fonts arrive.
 * `size-adjust` is the width of English text in the real font at those weights
 * over its width in Arial, set where the fewest of the site's own lines break
 * elsewhere; the overrides are the font's own ascent and descent divided by it.
 * A `ch` differs more than words do: widths of text are given in em.
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
    line-gap-override: 0%;
  }`,
  )
  .join("\n");
