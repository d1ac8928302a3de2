import { foliage } from "../../kit/foliage";
import { mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { bend, type Point, points, stroke, through } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { trunk } from "../../kit/trunk";

/** Roots gripping the bank, from the foot of a trunk outward. */
const roots = ([x, y]: Point, reach: number) =>
  [-1, -0.5, 0.4, 1].map((side) =>
    stroke(
      bend(
        [x + side * reach * 0.42, y - reach * 0.34],
        [x + side * reach * 0.56, y - 6],
        [x + side * reach, y + reach * 0.16 * (1.4 - Math.abs(side))],
        12,
      ),
      (t) => reach * 0.15 * Math.pow(1 - t, 0.8),
    ),
  );

/** Two old oaks whose boughs close the picture above. */
export function oaks(inks: Inks): Art {
  const random = seeded(25);
  const bark = {
    bark: inks.coneShade,
    plate: inks.ink,
    lit: inks.coneLit,
  };
  const limb = (
    list: string,
    half: number,
    sun: 1 | -1,
    shape: { readonly flare?: number; readonly taper?: number } = {},
  ) => trunk(random, through(points(list), 14), half, bark, { sun, ...shape });
  const bough = { flare: 0.3, taper: 0.93 };
  const lobes = (list: string, size: number) =>
    points(list).map((at) =>
      foliage(
        random,
        at,
        size * random.between(0.85, 1.2),
        size * random.between(0.5, 0.7),
      ),
    );
  return [
    print(
      inks.coneShade,
      mist([10, 1588], 560, 70, 3),
      mist([1560, 1576], 640, 66, 5),
    ),
    limb("120 700, 280 520, 470 420, 640 330, 820 280", 46, 1, bough),
    limb("1470 640, 1350 470, 1230 380, 1150 280, 1120 180", 42, -1, bough),
    limb("1490 880, 1420 800, 1330 770, 1260 700", 20, -1, bough),
    print(
      inks.coneShade,
      ...roots([84, 1560], 230),
      ...roots([1496, 1552], 200),
    ),
    limb("84 1580, 90 1360, 78 1080, 104 740, 76 400, 90 -60", 104, 1),
    limb(
      "1496 1566, 1488 1360, 1504 1060, 1474 700, 1510 360, 1496 -60",
      90,
      -1,
    ),
    // The ground comes up around the trunks.
    print(
      inks.seed,
      mist([60, 1592], 420, 40, 11),
      mist([1500, 1580], 380, 40, 12),
    ),
    print(
      inks.cone,
      mist([230, 1604], 220, 18, 13),
      mist([1390, 1594], 240, 18, 14),
    ),
    print(
      inks.rust,
      `M0 0H1600V24H1240L1330 260L1600 330V24H480L300 260L0 300Z`,
      ...lobes(
        "-20 90, 150 150, 340 120, 520 70, 690 30, 60 300, 280 270, 470 230, 1620 90, 1470 160, 1300 110, 1130 50, 960 0, 1600 320, 1400 290, 820 -10, 1190 180, 650 250",
        130,
      ),
    ),
    print(
      inks.cone,
      ...lobes("420 190, 590 130, 320 310, 150 330, 720 230", 84),
      ...lobes("1230 150, 1340 300, 1480 350, 1170 230", 84),
    ),
    print(
      inks.petalGoldShade,
      ...lobes("500 180, 370 320, 1190 140, 1310 310", 40),
    ),
    print(
      inks.seedShade,
      `M0 0H520L0 60ZM1600 0H1150L1600 80Z`,
      ...lobes(
        "-30 20, 170 30, 360 0, 30 190, 1640 20, 1460 20, 1280 0, 1600 200",
        112,
      ),
    ),
  ].join("");
}
