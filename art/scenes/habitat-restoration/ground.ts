import { fringe } from "../../kit/grass";
import { below, crest, mist, ridge } from "../../kit/land";
import { type Light } from "../../kit/light";
import { oak } from "../../kit/oak";
import { disc, type Point, points, polygon } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { fireLine, height, near, sun, width } from "./canvas";

/** The end of the plain: a far ridge, woods, and oaks that fires pass by. */
export function far({ inks }: Light): Art {
  const random = seeded(31);
  const patchy = noise(5);
  const back = crest(
    points("-20 890, 300 900, 700 914, 1100 906, 1620 872"),
    3,
    6,
  );
  const front = crest(
    points("-20 912, 420 926, 900 932, 1300 924, 1620 900"),
    9,
    6,
  );
  return [
    ridge(
      back,
      height,
      { base: inks.ridge2, rim: inks.ridge1 },
      { depth: 8, sunX: sun[0], reach: 900 },
    ),
    print(
      inks.ridge3,
      ...woods(
        random,
        [-20, width],
        front,
        42,
        (x) => 0.6 + 0.8 * patchy(x / 150),
      ),
    ),
    ridge(
      front,
      height,
      { base: inks.ridge3, rim: inks.ridge2 },
      { depth: 8, sunX: sun[0], reach: 900 },
    ),
    print(inks.ridge4, ...[-10, 90].map((x) => mist([x, 950], 160, 12, 4))),
    oak(random, [1530, 944], 190, inks, -1),
    oak(random, [1400, 940], 84, inks, -1),
  ].join("");
}

/** Burned inside the line, standing straw beyond it, green in front of it. */
export function plain({ inks }: Light): Art {
  const random = seeded(14);
  const straw = crest(points("-20 948, 500 950, 1000 946, 1620 940"), 12, 3);
  const burned: Point[] = [[-30, 1560], ...fireLine];
  const inBlack = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (): Point => {
      const y = from + (to - from) * Math.pow(random.next(), 1.3);
      const right = 1440 - 900 * Math.pow(Math.max(0, (y - 1060) / 400), 1.2);
      return [random.between(-20, right), y];
    });
  return [
    print(
      inks.meadowLit,
      below(straw, height),
      ...fringe(random, straw, 12, 24),
    ),
    print(
      inks.straw,
      mist([1300, 958], 640, 9, 3),
      mist([1520, 1010], 320, 16, 8),
    ),
    print(inks.meadow, mist([1500, 1040], 360, 18, 9)),
    print(
      inks.meadow,
      below(crest(points("1100 1150, 1400 1120, 1620 1090"), 6, 6), height),
    ),
    print(inks.bark, polygon(burned)),
    // The ground just passed still glows.
    print(
      inks.cone,
      mist([420, 1448], 460, 26, 4),
      mist([690, 1384], 480, 30, 5),
      mist([960, 1296], 420, 26, 6),
      mist([1180, 1206], 330, 18, 7),
    ),
    print(
      inks.woodShade,
      ...inBlack(18, 985, 1440).map(([x, y], index) =>
        mist([x, y], 90 + 500 * near(y), 6 + 34 * near(y), index + 3),
      ),
    ),
    print(
      inks.ridge2,
      ...inBlack(8, 1000, 1400).map(([x, y], index) =>
        mist([x, y], 60 + 300 * near(y), 3 + 12 * near(y), index + 60),
      ),
    ),
    print(
      inks.cone,
      ...inBlack(24, 990, 1450).map(([x, y]) =>
        disc([x, y], 2 + 9 * near(y), 1 + 4 * near(y)),
      ),
    ),
    print(
      inks.flame,
      ...inBlack(14, 990, 1450).map(([x, y]) =>
        disc([x, y], 1.5 + 6 * near(y), 1 + 3 * near(y)),
      ),
    ),
  ].join("");
}

/** What has not burned, nearest to us: cut short, and green again. */
export function green({ inks, hour }: Light): Art {
  const edge = fireLine.filter(([x, y]) => y > 1075 && x < 1460);
  // Not lit yet, where the fire is going: the black creeps in between tufts.
  const unlit = crest(points("-30 1566, 90 1520, 210 1530, 330 1492"), 27, 8);
  const plates = [
    ["-20 1590, 400 1560, 800 1480, 1200 1390, 1620 1300", 22, 30, 34],
    ["-20 1690, 500 1650, 1000 1580, 1620 1470", 23, 50, 56],
    ["-20 1810, 500 1780, 1000 1720, 1620 1620", 24, 76, 80],
  ] as const;
  const greens = [inks.meadowShade, inks.grass, inks.grassMid];
  return [
    print(
      inks.meadow,
      ...fringe(seeded(27), unlit, 40, 22),
      polygon([[-30, height], ...unlit, ...edge, [1640, 1120], [1640, height]]),
    ),
    print(
      hour === "day" ? inks.meadowLit : inks.rust,
      mist([1380, 1230], 420, 22, 4),
      mist([1120, 1336], 420, 26, 5),
      mist([760, 1466], 620, 30, 6),
      mist([380, 1520], 460, 24, 7),
    ),
    ...plates.map(([list, seed, tall, step], index) => {
      const top = crest(points(list), seed, 8);
      return print(
        greens[index] ?? inks.grass,
        below(top, height),
        ...fringe(seeded(seed), top, tall, step),
      );
    }),
    // The fire stands behind the two, so their shadows come toward us.
    print(
      inks.grassMid,
      polygon(points("560 1528, 700 1528, 560 1640, 330 1720, 300 1700")),
      polygon(points("740 1516, 820 1510, 700 1590, 520 1690, 470 1690")),
    ),
    print(
      inks.grass,
      polygon(points("980 1362, 1030 1362, 930 1440, 800 1500, 780 1490")),
      polygon(points("1100 1362, 1150 1362, 1030 1450, 900 1500, 880 1496")),
    ),
  ].join("");
}
