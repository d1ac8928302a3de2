import { crest, mist, ridge } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { savanna, type Swell } from "../../kit/savanna";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { height, sun, width } from "./canvas";

const swells: readonly Swell[] = [
  {
    edge: crest(
      points("-20 1130, 260 1126, 620 1150, 1000 1178, 1330 1192"),
      52,
      6,
    ),
    oaks: [
      [70, 300],
      [300, 110],
      [420, 170],
      [640, 70],
      [760, 96],
    ],
    side: 1,
  },
  {
    edge: crest(points("2180 1196, 2380 1168, 2640 1128, 2900 1104"), 51, 6),
    oaks: [
      [2490, 110],
      [2600, 210],
      [2800, 330],
    ],
    side: -1,
  },
];

/** Wooded ridges far off, and oaks on the swells before them. */
export function hills(inks: Inks): Art {
  const random = seeded(5);
  const patchy = noise(9);
  const rim = { depth: 9, sunX: sun[0], reach: 1500 };
  const far = crest(
    points("-20 1086, 700 1100, 1500 1092, 2060 1104, 2500 1080, 2900 1050"),
    3,
    8,
  );
  const near = crest(
    points("-20 1104, 600 1122, 1300 1116, 2000 1130, 2500 1112, 2900 1080"),
    14,
    8,
  );
  return [
    ridge(far, height, { base: inks.ridge1, rim: inks.glow }, rim),
    print(
      inks.ridge2,
      ...woods(
        random,
        [-20, width],
        near,
        34,
        (x) => 0.5 + 0.75 * patchy(x / 230),
      ),
    ),
    ridge(near, height, { base: inks.ridge2, rim: inks.ridge1 }, rim),
    print(inks.mist, mist([1500, 1136], 1300, 22, 31)),
    savanna(seeded(23), inks, swells, {
      sunX: sun[0],
      bottom: 1226,
      rim: 9,
      sink: 10,
      nearWidth: 125,
      shade: { drop: 14, aside: 1 / 4, long: 1.2, deep: 0.08 },
    }),
  ].join("");
}
