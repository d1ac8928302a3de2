import { fringe, tussock } from "../../kit/grass";
import { below, crest } from "../../kit/land";
import { type Light } from "../../kit/light";
import { bend, type Point, points, stroke, through } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { bush } from "./banks";

/** A silver maple leaning out over the river, and the banks in front. */
export function frame({ inks }: Light): Art {
  const random = seeded(88);
  const limb = (list: string, from: number, to: number) =>
    stroke(through(points(list), 14), (t) => from + (to - from) * t);
  const trunk =
    "1700 1800, 1610 1480, 1560 1160, 1536 820, 1480 520, 1370 300, 1180 150";
  const bark = [
    limb(trunk, 72, 12),
    limb("1530 760, 1566 560, 1640 380", 32, 18),
    limb("1472 500, 1520 300, 1570 60", 26, 12),
    limb("1370 300, 1210 262, 1040 286, 900 262", 15, 4),
    limb("1430 400, 1320 420, 1230 500, 1196 560", 11, 3),
  ];
  /** The side of the trunk toward the light. */
  const spine = through(points(trunk), 14);
  const lit = stroke(
    spine
      .map(([x, y], index): Point => [
        x - 0.78 * (72 - (60 * index) / spine.length),
        y,
      ])
      .slice(0, -20),
    (t) => 9 - 6 * t,
  );
  const sprays: readonly (readonly [number, number, number])[] = [
    [1570, 60, 190],
    [1380, 40, 170],
    [1200, 50, 150],
    [1030, 30, 140],
    [880, 50, 108],
    [760, 10, 90],
    [1500, 220, 120],
    [1330, 200, 100],
    [1150, 190, 104],
    [1000, 190, 88],
    [884, 220, 72],
    [1610, 380, 100],
    [1250, 470, 70],
    [1180, 550, 48],
  ];
  const leaves = (
    [dx, dy]: Point,
    wide: number,
    deep: number,
    keep: (index: number) => boolean = () => true,
  ) =>
    sprays
      .filter((_, index) => keep(index))
      .map(([x, y, size]) =>
        bush(
          random,
          [x + dx * size, y + dy * size],
          size * wide * random.between(0.9, 1.1),
          size * deep * random.between(0.85, 1.15),
        ),
      );
  /** Twigs of leaves that hang out of the crown toward the water. */
  const hanging = sprays
    .filter(([x, y]) => y > 140 && x < 1500)
    .flatMap(([x, y, size]) =>
      Array.from({ length: 4 }, (_, index) => {
        const from: Point = [
          x + ((index - 1.5) / 2) * size * 0.8 + random.wobble() * 10,
          y + size * 0.26,
        ];
        const drop = random.between(26, 70);
        const sway = random.wobble() * 20 - 10;
        return stroke(
          bend(
            from,
            [from[0], from[1] + drop * 0.6],
            [from[0] + sway, from[1] + drop],
            7,
          ),
          (t) => 14 * Math.sin(Math.PI * (0.12 + 0.86 * t)),
        );
      }),
    );
  const bank = crest(
    points("-20 1810, 160 1860, 360 1936, 560 2004, 760 2030"),
    7,
    12,
  );
  const rightBank = crest(
    points("1180 2030, 1320 1940, 1450 1840, 1560 1770, 1640 1730"),
    9,
    12,
  );
  const tufts = [
    [30, 1860, 260],
    [190, 1910, 190],
    [330, 1976, 160],
    [1540, 1830, 190],
    [1310, 1990, 150],
    [1580, 1950, 240],
  ] as const;
  return [
    print(inks.leafShade, ...leaves([-0.05, 0.1], 1, 0.72), ...hanging),
    print(inks.bark, ...bark),
    print(inks.woodShade, lit),
    print(inks.leaf, ...leaves([0.06, -0.06], 0.74, 0.46)),
    print(
      inks.leafLit,
      ...leaves([-0.36, 0.16], 0.3, 0.13, (index) => index % 3 === 0),
    ),
    print(
      inks.grassMid,
      below(bank, 2040),
      below(rightBank, 2040),
      ...fringe(random, bank, 56, 30),
      ...fringe(random, rightBank, 56, 30),
    ),
    ...tufts.map(([x, y, tall]) =>
      tussock(
        random,
        [x, y + 30],
        { height: tall, spread: tall * 0.85, count: 15, width: 16 },
        [inks.grass, inks.grassMid, inks.grassShade],
      ),
    ),
  ].join("");
}
