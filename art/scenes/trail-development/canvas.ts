import { type Plain, onPlain } from "../../kit/ground";
import { heightAt } from "../../kit/land";
import { type Point, through } from "../../kit/path";

export const [width, height] = [1600, 2000];

/** Low in the opening of the trees, where the trail goes. */
export const sun: Point = [1040, 676];

/** Seen from the bank, a little above the heads of those on the bridge. */
export const plain: Plain = { horizon: 800, vanishX: 800, bottom: height };

/** A post of the rail and a grown person, in px at z = 1. */
export const [post, tall] = [400, 640];

/** Half the deck, in px at z = 1. */
const deck = 330;

// The trail's middle: 1000 times the logarithm of z, and x at z = 1.
const line = through(
  [
    [-400, -573],
    [0, -510],
    [370, -425],
    [790, -282],
    [1100, -130],
    [1400, 90],
    [1526, 200],
    [1700, 394],
    [2000, 850],
    [2300, 1595],
    [2760, 3600],
  ],
  20,
);

/** A place by the trail: z far, `side` half decks right, `up` px at z = 1. */
export function beside(z: number, side: number, up = 0): Point {
  const middle = heightAt(line, Math.log(z) * 1000);
  const [x, y] = onPlain(plain, [middle + side * deck, z]);
  return [x, y - up / z];
}

/** The young wood at two depths: x of each trunk, half its width. */
export const trunks = {
  far: [
    [590, 9],
    [668, 12],
    [760, 8],
    [846, 13],
    [962, 7],
    [1226, 13],
    [1330, 14],
  ],
  middle: [
    [360, 20],
    [500, 26],
    [705, 17],
    [1245, 22],
    [1420, 28],
  ],
} as const;
