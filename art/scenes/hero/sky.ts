import { skein } from "../../kit/birds";
import { type Inks, type Light } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import {
  cloudBar,
  crescent,
  frayed,
  halo,
  skyBand,
  stars,
  streaks,
} from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

type Ring = readonly [
  ink: keyof Inks,
  at: Point,
  radii: readonly [number, number],
  reach: number,
  seed: number,
];

/** Where the rings of light run out, behind the farthest ridge. */
const horizon = 1112;

/** Out of line with each other: haze does not shine in circles. */
const dawn: readonly Ring[] = [
  ["glowFar", [1925, 1010], [800, 560], 330, 5],
  ["glow", [1985, 985], [500, 385], 250, 8],
  ["glowNear", [1965, 968], [285, 236], 170, 3],
];
const afterglow: readonly Ring[] = [
  ["glowFar", [1990, 1090], [1250, 400], 600, 5],
  ["ember", [1940, 1090], [930, 268], 480, 8],
  ["glow", [1985, 1090], [650, 178], 360, 4],
  ["glowNear", [2020, 1090], [300, 104], 200, 3],
];

export function sky({ hour, inks }: Light): Art {
  const random = seeded(11);
  const night = seeded(18);
  const bands = [
    print(inks.skyLow, `M0 0H${width}V1200H0Z`),
    print(
      inks.skyMid,
      skyBand(width, 580, 26, 21),
      ...streaks(random, [0, width], 590, 60, 26),
    ),
    print(
      inks.skyHigh,
      skyBand(width, 215, 22, 5),
      ...streaks(random, [0, width], 222, 50, 22),
    ),
  ];
  const rings = hour === "day" ? dawn : afterglow;
  const glow = rings.flatMap(([ink, at, radii, reach, seed], index) => {
    const behind = rings[index - 1]?.[0] ?? "skyLow";
    return [
      print(
        inks[ink],
        halo(at, radii, { reach, foot: horizon, seed, flare: 190 }),
        ...frayed(random, at, radii, horizon, 14),
      ),
      // The ember of the dusk is too small to be cut into.
      print(
        inks[behind],
        ...frayed(random, at, radii, horizon, radii[1] > 110 ? 10 : 0),
      ),
    ];
  });
  const lights =
    hour === "day"
      ? [print(inks.sun, disc(sun, 146))]
      : [
          // Under the text the stars stay faint enough to read on.
          print(inks.starFaint, ...stars(night, [0, 0, 2520, 640], 54, 5)),
          print(inks.star, ...stars(night, [2530, 60, width, 540], 14, 6.5)),
          print(inks.sun, crescent([2700, 400], 58)),
        ];
  const bars = [
    [1930, 932, 420, 15, inks.glowNear],
    [2090, 986, 400, 17, inks.glowNear],
    [1850, 1022, 460, 14, inks.glow],
    [2500, 700, 900, 40, inks.cloudLit],
    [2740, 748, 620, 26, inks.cloud],
    [520, 1012, 1500, 26, inks.glowFar],
    [180, 1046, 1100, 24, inks.ember],
    [1200, 1040, 620, 15, inks.ember],
    [2700, 990, 700, 22, inks.ember],
    [420, 372, 1300, 40, inks.cloud],
    [1120, 430, 800, 24, inks.cloud],
    [2300, 310, 980, 34, inks.cloud],
  ] as const;
  const clouds = bars.map(([x, y, long, deep, ink], index) =>
    print(ink, cloudBar([x, y], long, deep, 60 + index)),
  );
  const birds = skein(seeded(6), [2790, 300], 8, 44);
  return [
    ...bands,
    ...glow,
    ...lights,
    ...clouds,
    hour === "day" ? print(inks.ridge5, ...birds) : "",
  ].join("");
}
