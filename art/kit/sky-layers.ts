import { type Inks } from "./light";
import { type Point } from "./path";
import { type Random } from "./random";
import {
  cloudBar,
  crescent,
  frayed,
  halo,
  skyBand,
  stars,
  streaks,
} from "./sky";
import { type Art, print } from "./svg";

/** One of a sky's flat bands: all above about `y`, brushed out below it. */
export interface Band {
  readonly y: number;
  /** px its edge goes up and down over the whole width. */
  readonly sway: number;
  readonly seed: number;
  /** Where its streaks begin, px below `y`, how far they go, how many. */
  readonly brushed: readonly [below: number, drop: number, count: number];
}

export const band = (
  random: Random,
  width: number,
  { y, sway, seed, brushed: [below, drop, count] }: Band,
): string[] => [
  skyBand(width, y, sway, seed),
  ...streaks(random, [0, width], y + below, drop, count),
];

/** A step of the light round the sun, or round where it went. */
export type Ring = readonly [
  ink: keyof Inks,
  at: Point,
  radii: readonly [number, number],
  /** px its fingers and its foot run out; see `halo`. */
  reach: number,
  seed: number,
];

/** Rings, the widest first, down to `foot`, which the land should hide. */
export const glow = (inks: Inks, rings: readonly Ring[], foot: number): Art =>
  rings
    .map(([ink, at, radii, reach, seed]) =>
      print(inks[ink], halo(at, radii, { reach, foot, seed })),
    )
    .join("");

/** How the sides of rings are frayed; `foot` and `flare` as in `halo`. */
export interface Fray {
  readonly foot: number;
  readonly flare: number;
  /** Lenses of a ring's own light laid outside its edge. */
  readonly outside: number;
  /** Lenses of what is behind it cut into its edge. */
  readonly within: number;
  /** Rings no higher than this, px, are too small to be cut into. */
  readonly whole: number;
}

/** Rings like `glow`, in a sky wide enough for their sides to be looked at. */
export const frayedGlow = (
  random: Random,
  inks: Inks,
  rings: readonly Ring[],
  { foot, flare, outside, within, whole }: Fray,
): Art =>
  rings
    .map(([ink, at, radii, reach, seed], index) => {
      const behind = rings[index - 1]?.[0] ?? "skyLow";
      const lit = print(
        inks[ink],
        halo(at, radii, { reach, foot, seed, flare }),
        ...frayed(random, at, radii, foot, outside),
      );
      const cuts = radii[1] > whole ? within : 0;
      return (
        lit + print(inks[behind], ...frayed(random, at, radii, foot, cuts))
      );
    })
    .join("");

/** Stars in a box of the canvas (left, top, right, bottom), `radius` px. */
type Field = readonly [
  box: readonly [number, number, number, number],
  count: number,
  radius: number,
];

/**
 * What comes out after sundown: stars, faint where text may stand over them,
 * and a young moon.
 */
export const evening = (
  random: Random,
  inks: Inks,
  lights: {
    readonly faint: Field;
    readonly bright: Field;
    readonly moon: readonly [at: Point, radius: number];
  },
): Art =>
  print(inks.starFaint, ...stars(random, ...lights.faint)) +
  print(inks.star, ...stars(random, ...lights.bright)) +
  print(inks.sun, crescent(...lights.moon));

/** A bar of cloud, `length` by about `depth` px round its middle. */
export type Bar = readonly [
  x: number,
  y: number,
  length: number,
  depth: number,
  ink: keyof Inks,
];

/** Bars of cloud; each has the seed after that of the one before it. */
export const clouds = (inks: Inks, bars: readonly Bar[], seed: number): Art =>
  bars
    .map(([x, y, length, depth, ink], index) =>
      print(inks[ink], cloudBar([x, y], length, depth, seed + index)),
    )
    .join("");
