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

const foot = 470;
const dawn: readonly Ring[] = [
  ["glowFar", [2050, 430], [640, 330], 300, 5],
  ["glow", [2095, 420], [400, 226], 220, 8],
  ["glowNear", [2075, 404], [230, 152], 150, 3],
];
const afterglow: readonly Ring[] = [
  ["glowFar", [2100, 450], [900, 250], 420, 5],
  ["ember", [2060, 450], [640, 166], 330, 8],
  ["glow", [2095, 450], [430, 108], 240, 4],
  ["glowNear", [2090, 450], [230, 62], 150, 3],
];

export function sky({ hour, inks }: Light): Art {
  const random = seeded(211);
  const night = seeded(5);
  const rings = hour === "day" ? dawn : afterglow;
  return [
    print(inks.skyLow, `M0 0H${width}V600H0Z`),
    print(
      inks.skyMid,
      skyBand(width, 250, 16, 121),
      ...streaks(random, [0, width], 256, 40, 18),
    ),
    print(
      inks.skyHigh,
      skyBand(width, 92, 14, 125),
      ...streaks(random, [0, width], 98, 34, 16),
    ),
    ...rings.flatMap(([ink, at, radii, reach, seed], index) => [
      print(
        inks[ink],
        halo(at, radii, { reach, foot, seed, flare: 130 }),
        ...frayed(random, at, radii, foot, 12),
      ),
      print(
        inks[rings[index - 1]?.[0] ?? "skyLow"],
        ...frayed(random, at, radii, foot, radii[1] > 100 ? 8 : 0),
      ),
    ]),
    ...(hour === "day"
      ? [print(inks.sun, disc(sun, 92))]
      : [
          print(inks.starFaint, ...stars(night, [0, 0, 1900, 300], 30, 4)),
          print(inks.star, ...stars(night, [2000, 30, width, 210], 12, 5)),
          print(inks.sun, crescent([2390, 300], 40)),
        ]),
    print(inks.glowNear, cloudBar([2040, 372], 300, 10, 161)),
    print(inks.glowNear, cloudBar([2150, 408], 280, 11, 162)),
    print(inks.cloudLit, cloudBar([2520, 214], 820, 30, 163)),
    print(inks.cloud, cloudBar([2250, 128], 700, 22, 164)),
    print(inks.cloud, cloudBar([620, 168], 1100, 26, 165)),
    print(inks.cloud, cloudBar([1240, 206], 640, 16, 166)),
    print(inks.ember, cloudBar([900, 446], 900, 15, 167)),
    hour === "day"
      ? print(inks.ridge5, ...skein(seeded(6), [2560, 150], 7, 36))
      : "",
  ].join("");
}
