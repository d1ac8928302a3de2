import { tussock } from "../../kit/grass";
import { type Inks } from "../../kit/light";
import { oakLeaf } from "../../kit/oak-leaf";
import { disc } from "../../kit/path";
import { type Random, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

/** Leaves in the air: place, size, angle, turn. */
const falling = [
  [560, 560, 52, 40, 0.9],
  [640, 690, 40, -70, 0.6],
  [500, 820, 60, 130, 0.8],
  [420, 700, 34, 10, 0.4],
  [900, 420, 34, -30, 0.7],
  [1180, 780, 42, 60, 0.8],
  [1270, 960, 58, -110, 0.9],
  [700, 950, 40, 20, 0.5],
  [1300, 1190, 70, 75, 0.9],
  [380, 1060, 76, -40, 0.8],
  [300, 1230, 54, 95, 0.5],
] as const;

/** Leaves on the ground close by. */
const fallen = [
  [980, 1880, 110, 70],
  [1120, 1930, 130, -60],
  [1250, 1850, 100, 110],
  [1400, 1900, 140, -100],
  [1330, 1760, 84, 40],
  [1500, 1770, 90, 70],
  [1060, 1770, 66, 100],
] as const;

/** Dark grass that closes the foot of the picture: x, height. */
const grass = [
  [-10, 330],
  [60, 240],
  [1540, 330],
  [1600, 420],
  [1470, 230],
] as const;

/** Small leaves in drifts: a flattened swarm around each place. */
const drifts = (
  random: Random,
  places: readonly (readonly [x: number, y: number, long: number])[],
) =>
  places.flatMap(([x, y, long]) =>
    Array.from({ length: 5 }, () => {
      const size = random.between(9, 16) * (y / 1600);
      return disc(
        [x + random.wobble() * long, y + random.wobble() * long * 0.17],
        size,
        size * 0.5,
      );
    }),
  );

/** Leaves in the air and on the bank close by. */
export function litter(inks: Inks): Art {
  const random = seeded(26);
  const leafInks = [inks.petalGold, inks.cone, inks.coneLit, inks.rust];
  return [
    print(
      inks.coneLit,
      ...drifts(random, [
        [1320, 1640, 190],
        [1180, 1790, 220],
        [1420, 1850, 200],
      ]),
    ),
    print(
      inks.rust,
      ...drifts(random, [
        [1240, 1690, 200],
        [1380, 1780, 200],
        [1120, 1900, 180],
      ]),
    ),
    ...fallen.map(([x, y, size, angle], index) =>
      print(
        leafInks[index % 4] ?? inks.rust,
        oakLeaf([x, y], size, angle, 0.8),
      ),
    ),
    ...grass.map(([x, high]) =>
      tussock(
        random,
        [x, 2030],
        { height: high, spread: high * 0.4, count: 6, width: 18 },
        [inks.seedShade, inks.ink],
      ),
    ),
    ...falling.map(([x, y, size, angle, turn], index) =>
      print(
        leafInks[(index * 3) % 4] ?? inks.rust,
        oakLeaf([x, y], size * 1.35, angle, turn),
      ),
    ),
  ].join("");
}
