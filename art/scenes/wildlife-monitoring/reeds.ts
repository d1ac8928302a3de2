import { blade, tussock } from "../../kit/grass";
import { type Light } from "../../kit/light";
import { bend, type Point, stroke } from "../../kit/path";
import { type Random, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { lily, pads } from "./lilies";

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
