import { bluestem } from "./bluestem";
import { coneflower } from "./coneflower";
import { tussock } from "./grass";
import { type Inks } from "./light";
import { type Point } from "./path";
import { type Random } from "./random";
import { susan } from "./susan";
import { type Art } from "./svg";

/**
 * Plants side by side, in px: x of the root, height, lean, and the size of the
 * head, across a flower or along a toe of bluestem.
 */
export type Planted = readonly (readonly [
  x: number,
  height: number,
  lean: number,
  size: number,
])[];

/** The inks of big bluestem gone to seed. */
export const bronze = (inks: Inks) => ({
  stem: inks.soil,
  leaf: inks.grass,
  seed: inks.rust,
  seedLit: inks.bronze,
});

/** Big bluestem rooted at `foot`, px down the canvas, gone to seed. */
export const bluestems = (
  random: Random,
  inks: Inks,
  foot: number,
  planted: Planted,
): Art[] =>
  planted.map(([x, height, lean, toes]) =>
    bluestem(random, [x, foot], height, lean, bronze(inks), toes),
  );

/** The inks of a purple coneflower. */
export const rose = (inks: Inks) => ({
  ...inks,
  petal: inks.petalRose,
  petalShade: inks.petalRoseShade,
});

export const coneflowers = (
  random: Random,
  inks: Inks,
  foot: number,
  planted: Planted,
): Art[] =>
  planted.map(([x, height, lean, size]) =>
    coneflower(
      random,
      { root: [x, foot], height, lean, stem: inks.grass },
      size,
      rose(inks),
    ),
  );

/** The inks of a black-eyed Susan. */
export const gold = (inks: Inks) => ({
  petal: inks.petalGold,
  petalShade: inks.petalGoldShade,
  eye: inks.coneShade,
  eyeLit: inks.cone,
});

/** Black-eyed Susans, tilted by at least `least`; see `susan`. */
export const susans = (
  random: Random,
  inks: Inks,
  foot: number,
  planted: Planted,
  least = 0.45,
): Art[] =>
  planted.map(([x, height, lean, size]) =>
    susan(
      random,
      { root: [x, foot], height, lean, stem: inks.grass },
      size,
      random.between(least, 0.85),
      gold(inks),
    ),
  );

/** A tussock of a row: in px where it stands, and its measures. */
interface Grown {
  readonly root: Point;
  readonly height: number;
  /** px to each side, in parts of the height. */
  readonly spread: number;
  readonly width: number;
  readonly count?: number;
}

/**
 * Tussocks from left to right, each between `apart` px from the one before.
 * `grown(x)` is what stands there; if it returns nothing, the place stays open.
 */
export function tussocks(
  random: Random,
  [from, to]: readonly [number, number],
  apart: readonly [least: number, most: number],
  grown: (x: number) => Grown | undefined,
  inks: readonly string[],
): Art {
  const art: Art[] = [];
  for (let x = from; x < to; x += random.between(...apart)) {
    const one = grown(x);
    if (!one) continue;
    const { root, height, spread, width, count = 6 } = one;
    art.push(
      tussock(
        random,
        root,
        { height, spread: height * spread, count, width },
        inks,
      ),
    );
  }
  return art.join("");
}
