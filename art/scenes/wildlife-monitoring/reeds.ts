import { blade, tussock } from "../../kit/grass";
import { type Light } from "../../kit/light";
import { bend, blob, disc, type Point, stroke } from "../../kit/path";
import { type Random, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";

/** A cattail: a straight stem, a brown sausage of seed and a spike above. */
function cattail(
  random: Random,
  [x, y]: Point,
  tall: number,
  lean: number,
  inks: Light["inks"],
): Art {
  const top: Point = [x + lean, y - tall];
  const spine = bend([x, y], [x + lean * 0.2, y - tall * 0.6], top, 18);
  const head = spine.slice(13, 17);
  const thick = tall * 0.013 + 7;
  const soft = (wide: number) => (t: number) =>
    wide * Math.sqrt(Math.max(0.02, 1 - Math.pow(Math.abs(2 * t - 1), 7)));
  const long = bend(
    head[0] ?? top,
    head[1] ?? top,
    head[head.length - 1] ?? top,
    28,
  );
  const lit = long
    .slice(2, -2)
    .map(([hx, hy]): Point => [hx + thick * 0.5, hy]);
  return [
    print(
      inks.grassMid,
      stroke(spine, (t) => 5.5 * (1 - 0.62 * t)),
      ...[0.9, 0.7].map((part, index) =>
        blade(
          [x + (index - 0.5) * 16, y],
          tall * part * random.between(0.86, 1.06),
          (index === 0 ? -1 : 1) * tall * random.between(0.06, 0.2),
          20,
          random.between(0, 0.4),
        ),
      ),
    ),
    print(inks.coneShade, stroke(long, soft(thick))),
    print(inks.wood, stroke(lit, soft(thick * 0.2))),
  ].join("");
}

/** Lily pads lying on the water, each with its slit; one in flower. */
function pads(random: Random, inks: Light["inks"]): Art {
  const places = [
    [1236, 1846, 84],
    [1112, 1892, 104],
    [1296, 1926, 120],
    [1000, 1954, 92],
    [1150, 1978, 132],
    [372, 1938, 104],
    [300, 1880, 74],
  ] as const;
  const pad = (x: number, y: number, wide: number) => {
    const slit = random.between(0.2, 2.6);
    return blob(
      Array.from({ length: 15 }, (_, index): Point => {
        const angle = slit + (index / 15) * 2 * Math.PI;
        const reach = index === 0 ? 0.25 : 1 + random.wobble() * 0.04;
        return [
          x + Math.cos(angle) * wide * reach,
          y + Math.sin(angle) * wide * 0.26 * reach,
        ];
      }),
    );
  };
  return places
    .map(([x, y, wide]) => {
      const shape = pad(x, y, wide);
      return (
        print(inks.waterShade, disc([x - 8, y + 9], wide, wide * 0.26)) +
        print(inks.leafLit, shape) +
        inside(
          shape,
          print(inks.leaf, disc([x - wide * 0.1, y + 6], wide, wide * 0.25)),
        )
      );
    })
    .join("");
}

/** A water lily, open to the morning, on the water at a place. */
function lily([x, y]: Point, size: number, inks: Light["inks"]): Art {
  const petal = (degrees: number, reach: number) => {
    const angle = (degrees * Math.PI) / 180;
    const tip: Point = [
      x + Math.sin(angle) * size * reach,
      y - Math.cos(angle) * size * reach * 0.8,
    ];
    return stroke(
      bend([x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip, 10),
      (t) => size * 0.17 * Math.sin(Math.PI * (0.12 + 0.86 * t)),
    );
  };
  return [
    print(
      inks.smoke,
      petal(-78, 0.9),
      petal(80, 0.9),
      petal(-36, 0.94),
      petal(40, 0.94),
    ),
    print(inks.cream, petal(-58, 0.92), petal(58, 0.92), petal(0, 0.96)),
    print(inks.paper, petal(-22, 0.74), petal(24, 0.74)),
    print(inks.petalGold, disc([x, y - size * 0.16], size * 0.16, size * 0.1)),
  ].join("");
}

/** Reeds that close the picture left and right, dark, lit at their edges. */
export function reeds({ inks }: Light): Art {
  const random = seeded(71);
  const stand = (
    [x, y]: Point,
    count: number,
    spread: number,
    tall: number,
    ink: string,
  ) =>
    print(
      ink,
      ...Array.from({ length: count }, () => {
        const off = random.wobble();
        return blade(
          [x + off * spread, y + random.next() * 30],
          tall * random.between(0.45, 1) * (1 - Math.abs(off) * 0.35),
          off * 70 + random.wobble() * 60 + 16,
          random.between(13, 25),
          random.chance(0.3) ? random.between(0.2, 0.6) : 0,
        );
      }),
    );
  const left = [
    [38, 1230, -22],
    [124, 1010, 18],
    [206, 760, 34],
  ] as const;
  const right = [
    [1560, 700, 20],
    [1478, 560, -26],
    [1400, 400, -34],
  ] as const;
  return [
    pads(random, inks),
    lily([1104, 1880], 66, inks),
    lily([1276, 1910], 50, inks),
    stand([60, 2010], 26, 190, 980, inks.grass),
    stand([1540, 2010], 24, 200, 560, inks.grass),
    ...left.map(([x, tall, lean]) =>
      cattail(random, [x, 2010], tall, lean, inks),
    ),
    ...right.map(([x, tall, lean]) =>
      cattail(random, [x, 2010], tall, lean, inks),
    ),
    stand([40, 2020], 24, 230, 560, inks.grassShade),
    stand([1580, 2020], 24, 260, 380, inks.grassShade),
    tussock(
      random,
      [190, 2016],
      { height: 250, spread: 170, count: 16, width: 15 },
      [inks.grassMid, inks.grassShade],
    ),
    tussock(
      random,
      [1330, 2016],
      { height: 210, spread: 170, count: 16, width: 14 },
      [inks.grassMid, inks.grassShade],
    ),
  ].join("");
}
