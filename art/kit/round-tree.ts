import { foliage, type TreeInks } from "./foliage";
import { mist } from "./land";
import { type Point, polygon, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/**
 * A tree of hedge or yard, seen from a hill: a round head `size` px across on
 * a short trunk, lit from the right, its long shadow lying to the left in
 * the ink given.
 */
export function roundTree(
  random: Random,
  [x, y]: Point,
  size: number,
  inks: TreeInks,
  shadow: string,
): Art {
  const center = y - size * 0.62;
  return [
    print(
      shadow,
      mist([x - size * 0.75, y + size * 0.06], size * 1.9, size * 0.32, 7),
    ),
    print(
      inks.bark,
      stroke(
        [
          [x, y + 2],
          [x, y - size * 0.4],
        ],
        (t) => size * (0.06 - 0.02 * t),
      ),
    ),
    print(
      inks.leafShade,
      foliage(random, [x, center], size * 0.5, size * 0.52),
    ),
    print(
      inks.leaf,
      foliage(
        random,
        [x + size * 0.1, center - size * 0.07],
        size * 0.36,
        size * 0.38,
      ),
    ),
    print(
      inks.leafLit,
      foliage(
        random,
        [x + size * 0.2, center - size * 0.15],
        size * 0.19,
        size * 0.2,
      ),
    ),
  ].join("");
}

/** A spruce of a windbreak: ragged tiers to a point, its right side lit. */
export function spruce(
  random: Random,
  [x, y]: Point,
  height: number,
  inks: TreeInks,
): Art {
  const tiers = 6;
  const side = (sign: 1 | -1, wide: number): Point[] =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const t = (tier + 1) / tiers;
      const out = height * wide * t * random.between(0.85, 1.12);
      const level = y - height * (1 - t);
      return [
        [x + sign * out, level],
        [x + sign * out * 0.55, level - height * 0.015],
      ];
    }).flat();
  const whole = (wide: number) => {
    const [right, left] = [side(1, wide), side(-1, wide)];
    return [[x, y - height] satisfies Point, ...right, ...left.reverse()];
  };
  const right = side(1, 0.2);
  return (
    print(inks.leafShade, polygon(whole(0.24))) +
    print(
      inks.leaf,
      polygon([
        [x, y - height],
        ...right,
        [x + height * 0.05, y - height * 0.04],
      ]),
    )
  );
}
