import { dawnInks, type SketchInks, sundownInks } from "../theme/sketch-inks";

// Clumps of trees and tufts of grass, drawn once and repeated in rows.
const clump = "a8 6 0 0 1 15 0a12 9 0 0 1 21 1a7 5 0 0 1 13 0";
const blades = "l3-18 3 14 5-26 2 28 6-34 1 32 7-22 0 20 6-16 1 22";
const tuft = "l-4-19 6 14-1-25 6 22 2-31 4 30 9-24-5 26 9-14-3 21";
const tufts = [tuft, "h4", tuft, "h15", tuft, "h8"].join("").repeat(7);

interface Light {
  readonly inks: SketchInks;
  readonly sun: string;
  /** How far the sun has set, in SVG units; fully up, it is 34 above the land. */
  readonly sunk: number;
}

/** By day, and after sunset, when only the glow is left. */
const lights = {
  day: { inks: dawnInks, sun: dawnInks.sun, sunk: 0 },
  dusk: { inks: sundownInks, sun: sundownInks.glowNear, sunk: 12 },
} as const;

type Place = readonly [x: number, y: number];

/** Copies of a drawing at other positions. */
const copiesOf = (id: string, places: readonly Place[]) =>
  places.map(([x, y]) => `<use href='#${id}' x='${x}' y='${y}'/>`).join("");

const shape = (ink: string, path: string) =>
  `<path fill='${ink}' d='${path}'/>`;

const stroke = (ink: string, width: number, path: string) =>
  `<path fill='none' stroke='${ink}' stroke-width='${width}' stroke-linecap='round' d='${path}'/>`;

/** Bands of light, the sun on the horizon, and clouds away from the text. */
function sky({ inks, sun, sunk }: Light) {
  const [x, width] = [438 - sunk, 64 + 2 * sunk];
  return [
    shape(inks.skyLow, "M0 0h640v360H0z"),
    shape(inks.skyMid, "M0 0h640v168q-70 7-150 1t-170 4-170-3-150 5z"),
    shape(inks.skyHigh, "M0 0h640v122q-90-6-190 2t-230-3-220 3z"),
    shape(inks.glowFar, "M270 242a200 84 0 0 1 400 0z"),
    shape(inks.glow, "M345 242a125 54 0 0 1 250 0z"),
    shape(sun, `M${x} 242a${width / 2} ${34 - sunk} 0 0 1 ${width} 0z`),
    stroke(
      inks.cloudLit,
      3,
      "M480 142h80m-130 8h60M540 188h70m-190 6h50M430 218h50m35 8h50",
    ),
  ];
}

/** Ridges with woods, mist between them, then the prairie and its oaks. */
function land(inks: SketchInks) {
  return [
    shape(
      inks.ridge2,
      `M0 360V236q30-6 60-2${clump}${clump}q60 4 100 2${clump}q90 4 160 0 90-4 160 0${clump}v130H0z`,
    ),
    shape(
      inks.ridge3,
      `M0 360V252${clump}q50-3 90 0 40 2 70 0${clump}q80 4 180 1 60-3 90 0${clump}${clump}l49 3v110H0z`,
    ),
    stroke(inks.mist, 3.5, "M70 258h150m90 3h170m-360 10h90m110 2h200"),
    shape(inks.meadowLit, "M0 360v-84q160-6 320-2t320-4v90z"),
    shape(inks.meadow, "M0 360v-78q200-5 360 0t280-3v81z"),
    shape(inks.meadowShade, "M0 360v-56q150-10 330-3t310-4v63z"),
    shape(
      inks.leaf,
      "M112 280v-9q-22 2-18-9 0-9 11-8 6-13 18-6 12-4 14 5 12 3 6 12-3 6-26 5l2 10zM168 282v-7q-16 1-12-7 3-8 11-5 6-8 14-1 10 2 7 9-3 5-17 4v7z",
    ),
  ];
}

/** Big bluestem, coneflowers and black-eyed Susans among the grass. */
function flowers(inks: SketchInks) {
  const bluestem = stroke(
    inks.seed,
    2,
    "M188 360q-2-50 14-84m-2 4l-14-17m15 15l2-26m0 26l14-14",
  );
  const coneflower = [
    stroke(inks.leaf, 2, "M232 300q4 30-2 60"),
    stroke(
      inks.petalRose,
      4.5,
      "M221 303q1-8 7-9m-2 14q1-10 4-13m2 15v-13m7 12q0-9-4-12m10 8q-1-7-6-9",
    ),
    shape(inks.cone, "M223 296a9 9 0 0 1 18 0q-9 4-18 0z"),
  ];
  // The petals are dashes of a circle's stroke.
  const susan = [
    stroke(inks.leaf, 2, "M164 322q8 20 4 38"),
    `<circle cx='164' cy='322' r='7' fill='none' stroke='${inks.petalGold}' stroke-width='8' stroke-dasharray='3.7 .7'/>`,
    `<circle cx='164' cy='322' r='4' fill='${inks.seed}'/>`,
  ];
  return [
    `<g id='b'>${bluestem}</g>`,
    copiesOf("b", [
      [118, 16],
      [252, 4],
      [-110, 10],
    ]),
    `<g id='c'>${coneflower.join("")}</g>`,
    copiesOf("c", [
      [198, 14],
      [-128, 16],
      [300, 2],
    ]),
    `<g id='s'>${susan.join("")}</g>`,
    copiesOf("s", [
      [-42, -10],
      [-18, 4],
      [118, -6],
      [140, 6],
      [206, -2],
      [330, -8],
      [352, 4],
      [-90, -2],
      [430, 0],
    ]),
  ];
}

/**
 * The landscape for small windows: a 640 by 348 SVG that is inlined in the CSS,
 * about 1 KB compressed. A picture would take another round trip and be ten
 * times as large.
 *
 * @returns a data URL for `url()`; put it in double quotes
 */
export function pageHeaderSketch(hour: keyof typeof lights) {
  const { inks } = lights[hour];
  const drawing = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 348' preserveAspectRatio='xMidYMax slice'>",
    ...sky(lights[hour]),
    ...land(inks),
    shape(inks.grass, `M0 360v-18${blades.repeat(19)}V360z`),
    ...flowers(inks),
    shape(inks.grassShade, `M0 360v-6${tufts}V360z`),
    "</svg>",
  ];
  return `data:image/svg+xml,${drawing.join("").replaceAll("#", "%23")}`;
}
