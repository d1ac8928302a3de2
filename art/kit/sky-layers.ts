import { type Inks } from "./light";
import { disc, type Point } from "./path";
import { type Random } from "./random";
import { cloudBar, crescent, type Round, skyBand, stars, streaks } from "./sky";
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

/** A step of the light around the sun, or its disc. */
export type Ring = readonly [ink: keyof Inks, at: Point, radius: number];

/** Rings of light, the widest first. The land hides their lower halves. */
export const glow = (inks: Inks, rings: readonly Ring[]): Art =>
  rings.map(([ink, at, radius]) => print(inks[ink], disc(at, radius))).join("");

/** Stars in a box of the canvas (left, top, right, bottom), `radius` px. */
type Field = readonly [
  box: readonly [number, number, number, number],
  count: number,
  radius: number,
];

/**
 * What comes out after sundown: stars, faint where text may stand over them,
 * and a young moon to the right of where the sun goes down.
 */
export function evening(
  random: Random,
  inks: Inks,
  lights: {
    readonly faint: Field;
    readonly bright: Field;
    readonly moon: Round;
    /** The light around the sun: no star shines in it, nor in the moon. */
    readonly rings: readonly Ring[];
  },
): Art {
  const { moon, rings } = lights;
  const light = rings.map(([, at, radius]): Round => [at, radius]);
  const bright = [moon, ...light];
  return (
    print(inks.starFaint, ...stars(random, ...lights.faint, bright)) +
    print(inks.star, ...stars(random, ...lights.bright, bright)) +
    print(inks.sun, crescent(...moon, -1))
  );
}

/** A bar of cloud, `length` by about `depth` px around its middle. */
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
