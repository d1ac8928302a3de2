import { bird } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { crescent, skyBand, stars, streaks } from "../../kit/sky";
import { band, type Bar, clouds, glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

/** Where the sun went down, below its place by day. */
const low: Point = [1004, 1090];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 810],
  ["ember", low, 560],
  ["glow", low, 340],
];

const mistByDay: readonly Bar[] = [
  [1150, 772, 720, 24, "cloudLit"],
  [860, 850, 820, 32, "cloudLit"],
  [1180, 912, 900, 36, "skyLow"],
  [820, 948, 640, 22, "skyLow"],
  [1420, 420, 620, 30, "cloudLit"],
  [1520, 470, 460, 22, "cloud"],
  [180, 560, 760, 32, "cloud"],
];
const mistAtDusk: readonly Bar[] = [
  [1100, 842, 760, 26, "glow"],
  [880, 904, 700, 26, "glowNear"],
  [1180, 960, 760, 24, "glowNear"],
  [1420, 560, 620, 28, "cloudLit"],
  [180, 560, 760, 32, "cloud"],
];

/** A quiet sky: one disc of light and bars of mist drawn across its foot. */
export function sky({ hour, inks }: Light): Art {
  const random = seeded(41);
  const day = hour === "day";
  const high = { y: 236, sway: 20, seed: 15, brushed: [4, 44, 14] } as const;
  return [
    print(inks.skyLow, `M0 0H${width}V1300H0Z`),
    print(
      inks.skyMid,
      skyBand(width, 700, 24, 31),
      // Not under the disc of light.
      ...streaks(random, [0, 640], 704, 50, 10),
      ...streaks(random, [1340, width], 704, 50, 5),
    ),
    print(inks.skyHigh, ...band(random, width, high)),
    ...(day
      ? [
          glow(inks, [["cloudLit", sun, 470]]),
          print(inks.glowNear, disc(sun, 318)),
        ]
      : [
          print(inks.starFaint, ...stars(random, [0, 0, width, 560], 34, 5)),
          glow(inks, afterglow),
          print(inks.sun, crescent([1392, 232], 60, -1)),
        ]),
    clouds(inks, day ? mistByDay : mistAtDusk, 80),
    print(
      inks.ridge3,
      bird([206, 356], 74, 0.8),
      bird([300, 318], 56, 0.2),
      bird([126, 300], 48, -0.2),
    ),
  ].join("");
}
