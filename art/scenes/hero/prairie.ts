import { burOak } from "../../kit/bur-oak";
import { field } from "../../kit/field";
import { crest, mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points } from "../../kit/path";
import { seeded } from "../../kit/random";
import { treeShadow } from "../../kit/shadow";
import { type Art, print } from "../../kit/svg";
import { swath } from "../../kit/swath";
import { height, sun } from "./canvas";

/** Grass down to the foot of the canvas, with `litInk` at tips by the sun. */
const grassland = (
  list: string,
  ink: string,
  seed: number,
  tall: number,
  litInk?: string,
): Art =>
  field(crest(points(list), seed, 5), height, {
    ink,
    seed,
    tall,
    apart: tall * 0.8,
    ...(litInk && { lit: { ink: litInk, sunX: sun[0], reach: 1000 } }),
  });

export const farPrairie = (inks: Inks) =>
  grassland(
    "-20 1166, 900 1158, 1900 1156, 2900 1160",
    inks.meadowShade,
    41,
    5,
  ) +
  print(
    inks.mist,
    mist([1800, 1160], 1500, 20, 61),
    mist([760, 1172], 800, 12, 62),
  );

/** Shadows run away from here: below the sun, and low, to lie flat. */
const underSun: Point = [sun[0], 1176];

/**
 * What reaches the plain of the right-hand oaks' shadows: place, length and
 * depth of each bar.
 */
const oakShadows = [
  [[2560, 1226], 640, 15],
  [[2700, 1246], 560, 17],
  [[2610, 1262], 460, 10],
  [[2780, 1300], 520, 22],
  [[2640, 1318], 420, 13],
  [[2840, 1350], 460, 20],
] as const;

export function prairie(inks: Inks): Art {
  const random = seeded(46);
  const lone: Point = [1136, 1322];
  return [
    grassland(
      "-20 1214, 800 1206, 1560 1190, 1900 1184, 2300 1192, 2900 1206",
      inks.meadow,
      42,
      9,
      inks.meadowLit,
    ),
    print(
      inks.meadowLit,
      mist([1380, 1232], 1100, 26, 63),
      mist([2120, 1226], 500, 18, 64),
      mist([1960, 1208], 700, 12, 69),
    ),
    print(inks.meadowShade, mist([420, 1236], 900, 16, 73)),
    swath({ of: "gold", seed: 1, at: [980, 1236], long: 230, size: 5 }, inks),
    swath({ of: "gold", seed: 6, at: [2130, 1240], long: 120, size: 5 }, inks),
    grassland(
      "-20 1268, 700 1262, 1300 1286, 1760 1330, 2200 1312, 2900 1262",
      inks.meadowShade,
      43,
      18,
      inks.meadowLit,
    ),
    print(
      inks.meadow,
      mist([1280, 1338], 760, 22, 65),
      mist([2240, 1352], 420, 20, 66),
      mist([330, 1300], 640, 12, 70),
      mist([820, 1300], 380, 9, 75),
    ),
    print(
      inks.grassMid,
      ...oakShadows.map(([at, length, deep], index) =>
        mist(at, length, deep, 300 + index * 9),
      ),
      ...treeShadow(lone, underSun, 400, 190, 360),
    ),
    swath({ of: "gold", seed: 2, at: [1420, 1338], long: 210, size: 8 }, inks),
    swath({ of: "rose", seed: 7, at: [560, 1322], long: 260, size: 7.4 }, inks),
    burOak(random, lone, 190, inks, 1),
    grassland(
      "-20 1372, 620 1376, 1200 1420, 1640 1476, 2100 1560, 2900 1420",
      inks.grass,
      44,
      30,
      inks.meadow,
    ),
    print(
      inks.meadowShade,
      mist([1430, 1486], 360, 20, 67),
      mist([2330, 1500], 520, 24, 68),
      mist([700, 1442], 520, 16, 71),
    ),
    print(
      inks.grassMid,
      mist([420, 1462], 760, 26, 76),
      mist([980, 1520], 620, 24, 77),
    ),
    swath({ of: "rose", seed: 4, at: [1010, 1476], long: 230, size: 13 }, inks),
    swath({ of: "gold", seed: 5, at: [1420, 1560], long: 190, size: 15 }, inks),
    grassland(
      "-20 1500, 620 1520, 1060 1590, 1500 1690, 1800 1790, 2100 1800, 2400 1640, 2900 1540",
      inks.grassMid,
      45,
      46,
      inks.grassLit,
    ),
  ].join("");
}
