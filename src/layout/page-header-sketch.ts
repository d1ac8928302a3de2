import { dawnInks, type SketchInks, sundownInks } from "../theme/sketch-inks";
import { emblems, type Shape } from "./page-header-emblems";

// Reusing a few curves in different places compresses best.
const clump = "a8 6 0 0 1 15 0 12 9 0 0 1 21 1 7 5 0 0 1 13 0";
const woods = `q30-6 90-2${clump}${clump}q60 4 180 0t180 2${clump}t200 0V348`;
const swell = "q80-9 200 1t210-3 410 2V348";
const tuft = "l-4-19 6 14 3-29 6 29 9-24-4 29h8";
const susans = "M122 312h0m24 14h0m102-8h0m88 4h0m190-6h0m28-14h0";

/** Bands of light, the sun on the horizon, and ridges with woods. */
const behind: readonly Shape[] = [
  ["skyMid", `M0 348V122${swell}`],
  ["skyLow", `M-80 348V168${swell}`],
  ["glowFar", "M270 244a200 84 0 0 1 400 0"],
  ["glow", "M345 244a125 54 0 0 1 250 0"],
  ["sun", "M438 244a32 34 0 0 1 64 0"],
  ["ridge2", `M-50 348V238${woods}`],
  ["ridge3", `M0 348V254${woods}`],
  ["meadowLit", `M0 348V276${swell}`],
  ["meadow", `M-80 348V284${swell}`],
  ["meadowShade", `M0 348V302${swell}`],
];

const inFront: readonly Shape[] = [
  ["petalGold", susans, 13],
  ["seed", susans, 5],
  ["grassShade", `M0 348${tuft.repeat(27)}`],
];

const lights = {
  day: dawnInks,
  // Only the glow of the sun is left.
  dusk: { ...sundownInks, sun: sundownInks.glowNear },
};

/** The nearest color of three digits. */
const short = (ink: string) =>
  ink.replace(/[\dA-F]{2}/g, (pair) =>
    Math.round(parseInt(pair, 16) / 17).toString(16),
  );

const drawn =
  (inks: SketchInks) =>
  ([ink, path, width]: Shape) =>
    width === undefined
      ? `<path fill='${short(inks[ink])}' d='${path}'/>`
      : `<path stroke='${short(inks[ink])}' stroke-width='${width}' d='${path}'/>`;

/**
 * The landscape for small windows: a 640 by 348 SVG on `skyHigh`, inlined in the
 * CSS. A picture would take another round trip and be far larger. Both hours
 * have the same shapes, which compress as one.
 *
 * @returns a data URL for `url()`; put it in double quotes
 */
export function pageHeaderSketch(
  name: keyof typeof emblems,
  hour: keyof typeof lights,
) {
  const drawing = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 348' fill='none' stroke-linecap='round' stroke-linejoin='round'>",
    ...[...behind, ...emblems[name], ...inFront].map(drawn(lights[hour])),
    "</svg>",
  ];
  return `data:image/svg+xml,${drawing.join("").replaceAll("#", "%23")}`;
}
