import { crest, mist, ridge } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { savanna, type Swell } from "../../kit/savanna";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { height, sun } from "./canvas";

/** Far ridges with woods, out of the haze. Each is darker than the last. */
export function hills(inks: Inks): Art {
  const random = seeded(4);
  const patchy = noise(8);
  const rim = (depth: number) => ({ depth, sunX: sun[0], reach: 1500 });
  const far = crest(
    points(
      "-20 1052, 420 1040, 980 1078, 1560 1064, 2060 1082, 2420 1030, 2640 990, 2900 968",
    ),
    3,
    8,
  );
  const second = crest(
    points(
      "-20 1068, 300 1058, 860 1100, 1320 1086, 1760 1116, 2160 1110, 2480 1060, 2900 1000",
    ),
    9,
    8,
  );
  const third = crest(
    points(
      "-20 1078, 240 1082, 700 1124, 1240 1116, 1640 1142, 2200 1142, 2540 1090, 2900 1060",
    ),
    14,
    8,
  );
  const along = (
    edge: readonly Point[],
    from: number,
    to: number,
    size: number,
    shift: number,
  ) =>
    woods(
      random,
      [from, to],
      edge,
      size,
      (x) => 0.52 + 0.75 * patchy(x / 230 + shift),
    );
  return [
    ridge(far, height, { base: inks.ridge1, rim: inks.glow }, rim(8)),
    print(
      inks.ridge2,
      ...along(second, -20, 1560, 26, 0),
      ...along(second, 2220, 2900, 36, 5),
    ),
    ridge(second, height, { base: inks.ridge2, rim: inks.ridge1 }, rim(10)),
    print(
      inks.mist,
      mist([1240, 1120], 1500, 26, 31),
      mist([2240, 1116], 720, 18, 35),
    ),
    print(
      inks.ridge3,
      ...along(third, -20, 1500, 42, 9),
      ...along(third, 2290, 2900, 60, 2),
    ),
    ridge(third, height, { base: inks.ridge3, rim: inks.ridge2 }, rim(12)),
  ].join("");
}

const swells: readonly Swell[] = [
  {
    edge: crest(
      points("-20 1106, 240 1118, 620 1160, 1000 1204, 1330 1224"),
      52,
      6,
    ),
    oaks: [
      [12, 236],
      [196, 74],
      [330, 92],
      [424, 66],
      [640, 84],
      [716, 54],
      [980, 50],
    ],
    side: 1,
  },
  {
    edge: crest(
      points("2030 1224, 2240 1196, 2480 1142, 2700 1098, 2900 1080"),
      51,
      6,
    ),
    oaks: [
      [2270, 92],
      [2352, 132],
      [2590, 260],
      [2480, 110],
      [2822, 380],
    ],
    side: -1,
  },
];

/** Oaks on the near swells, framing the light. */
export const nearOaks = (inks: Inks): Art =>
  savanna(seeded(23), inks, swells, {
    sunX: sun[0],
    bottom: 1226,
    rim: 9,
    sink: 10,
    nearWidth: 125,
    shade: { drop: 10, aside: 0.42, long: 1.1, deep: 0.07, fall: 11 },
  });
