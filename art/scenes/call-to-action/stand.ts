import { type Inks } from "../../kit/light";
import { type Point } from "../../kit/path";
import { bluestems, coneflowers, susans, tussocks } from "../../kit/planting";
import { noise, seeded } from "../../kit/random";
import { type Art } from "../../kit/svg";
import { seedX, width } from "./canvas";

/** Big bluestem in a few clumps with open prairie between them. */
const clumps = [
  [236, 190, -10, 38],
  [262, 262, 6, 46],
  [296, 214, 18, 40],
  [1010, 240, 4, 44],
  [1052, 184, 22, 38],
  [2436, 200, -8, 38],
  [2476, 268, 10, 46],
  [2512, 224, 18, 42],
] as const;

/** Tall grass and flowers in bloom along the far end of the new acre. */
export function stand(inks: Inks): Art {
  const chance = seeded(58);
  const patchy = noise(9);
  // Plants of a kind stand in clusters; none where the seed flies.
  const troops = (
    count: number,
    most: number,
    [low, high]: Point,
    size: number,
  ) =>
    Array.from({ length: count }, (_, troop) => {
      const middle = ((troop + chance.between(0.1, 0.9)) * width) / count;
      const plants = Array.from(
        { length: Math.ceil(most * chance.next()) },
        () =>
          [
            middle + chance.wobble() * 110,
            chance.between(low, high),
            chance.wobble() * 30,
            size * chance.between(0.8, 1.2),
          ] as const,
      );
      return Math.abs(middle - seedX) < 330 ? [] : plants;
    }).flat();
  return [
    tussocks(
      chance,
      [-20, width + 20],
      [20, 46],
      (x) => ({
        root: [x, 1340],
        height: 124 + 60 * patchy(x / 190),
        spread: 0.5,
        width: 8,
      }),
      [inks.grass, inks.grassMid],
    ),
    ...bluestems(chance, inks, 1350, clumps),
    ...coneflowers(chance, inks, 1350, troops(9, 4, [120, 180], 52)),
    ...susans(chance, inks, 1350, troops(12, 5, [66, 124], 42)),
    tussocks(
      chance,
      [-20, width + 20],
      [24, 44],
      (x) => ({
        root: [x, 1356],
        height: 52 + 26 * patchy(x / 120 + 40),
        spread: 0.5,
        width: 7,
      }),
      [inks.grassMid],
    ),
  ].join("");
}
