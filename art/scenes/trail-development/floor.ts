import { below, crest, mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points, polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { glint, glitter } from "../../kit/water";
import { height, sun, trunks } from "./canvas";

/** The wood's floor under its leaves, the creek across it. */
export function floor(inks: Inks): Art {
  const random = seeded(12);
  const level = (list: string, seed: number) =>
    below(crest(points(list), seed, 9), height);
  const far = level("-20 900, 400 884, 800 878, 1100 872, 1640 890", 1);
  const mid = level("-20 962, 300 950, 700 956, 1100 938, 1640 950", 2);
  const near = level("-20 1090, 300 1060, 700 1040, 1100 1046, 1640 1080", 3);
  const bank = level("-20 1570, 300 1540, 700 1500, 1000 1470, 1640 1430", 4);
  /** What a trunk at `at` throws on the ground, away from the sun. */
  const cast = ([x, y]: Point, half: number, long: number): string => {
    const [dx, dy] = [x - sun[0], y - 720];
    const reach = long / Math.hypot(dx, dy);
    return polygon([
      [x - half, y],
      [x + half, y],
      [x + dx * reach + half * 3.4, y + dy * reach],
      [x + dx * reach - half * 3.4, y + dy * reach + 20],
    ]);
  };
  // Printed on every level in an ink of its own, they run down over all.
  const shadows = trunks.middle.map(([x, half]) =>
    cast([x, 884], half, x < sun[0] ? 640 : 460),
  );
  const water = polygon([
    ...crest(
      points("-20 1330, 300 1344, 640 1322, 1000 1290, 1300 1296, 1640 1262"),
      21,
      8,
    ),
    ...crest(
      points("-20 1500, 300 1490, 700 1440, 1000 1420, 1300 1400, 1640 1390"),
      22,
      10,
    ).reverse(),
  ]);
  const bars = (
    count: number,
    box: readonly [number, number, number, number],
    size: number,
  ) =>
    Array.from({ length: count }, (_, index) => {
      const [left, top, right, bottom] = box;
      return mist(
        [random.between(left, right), random.between(top, bottom)],
        size * random.between(0.6, 1.5),
        size * random.between(0.05, 0.1),
        index + size,
      );
    });
  return [
    print(inks.glow, far),
    inside(far, print(inks.petalGold, ...shadows)),
    print(inks.petalGold, mid),
    inside(
      mid,
      print(inks.petalGoldShade, ...shadows),
      print(inks.glow, ...bars(4, [300, 970, 1300, 1030], 240)),
    ),
    print(inks.petalGoldShade, near),
    inside(
      near,
      print(inks.cone, ...shadows, ...bars(3, [0, 1100, 1600, 1270], 330)),
      print(inks.petalGold, ...bars(3, [500, 1080, 1300, 1240], 220)),
    ),
    print(
      inks.woodShade,
      level(
        "-20 1306, 300 1316, 640 1296, 1000 1264, 1300 1270, 1640 1236",
        21,
      ),
    ),
    print(inks.waterShade, water),
    inside(
      water,
      print(
        inks.waterDeep,
        polygon([
          ...crest(
            points(
              "-20 1376, 300 1384, 640 1360, 1000 1330, 1300 1330, 1640 1300",
            ),
            24,
            8,
          ),
          [1640, 1600],
          [-20, 1600],
        ]),
      ),
      print(
        inks.waterGlow,
        ...glitter(random, {
          x: () => 1040,
          top: 1310,
          bottom: 1450,
          spread: (t) => 150 + 130 * t,
          count: 14,
          thick: 12,
        }),
        ...Array.from({ length: 7 }, () =>
          glint(
            [random.between(0, 700), random.between(1380, 1490)],
            random.between(60, 200),
            random.between(4, 9),
          ),
        ),
      ),
    ),
    print(inks.seed, bank),
    inside(
      bank,
      print(
        inks.seedShade,
        level("-20 1760, 400 1720, 900 1640, 1240 1620, 1640 1560", 8),
      ),
      print(inks.rust, ...bars(4, [0, 1560, 1600, 1700], 360)),
      print(
        inks.coneShade,
        level("-20 1930, 400 1900, 900 1860, 1240 1800, 1640 1760", 9),
      ),
    ),
  ].join("");
}
