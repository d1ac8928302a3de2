import { dawnInks, type SketchInks, sundownInks } from "../theme/sketch-inks";
import { emblems, type Shape, wave } from "./page-header-emblems";

// Reusing a few curves in different places compresses best.
const swell = `${wave}V348`;
const trees = "q6-10 18-4 8-12 23 2 6-9 15 1 9-9 24 1";
const tuft = "l6-20 0 20 6-30 6 30 6-20 0 20";

/** Bands of light, the sun on the horizon, and ridges with woods. */
const behind: readonly Shape[] = [
  ["skyLow", `M-80 348V128${swell}`],
  ["glowFar", "M470 250h0", 300],
  ["glow", "M470 250h0", 180],
  ["sun", "M470 250h0", 60],
  ["ridge2", `M-80 348V250${swell}`],
  ["ridge3", `M0 348V266${trees.repeat(8)}V348`],
  ["meadowLit", `M0 348V278${swell}`],
  ["meadowShade", `M0 348V302${swell}`],
];

const grass: Shape = ["grassShade", `M0 348${tuft.repeat(27)}`];

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
    ...[...behind, ...emblems[name], grass].map(drawn(lights[hour])),
    "</svg>",
  ];
  return `data:image/svg+xml,${drawing.join("").replaceAll("#", "%23")}`;
}
