import { bird } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import {
  cloudBar,
  crescent,
  halo,
  skyBand,
  stars,
  streaks,
} from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

/** A quiet sky: one disc of light and bars of mist drawn across its foot. */
export function sky({ hour, inks }: Light): Art {
  const random = seeded(41);
  const bands = [
    print(inks.skyLow, `M0 0H${width}V1300H0Z`),
    print(
      inks.skyMid,
      skyBand(width, 700, 24, 31),
      ...streaks(random, [0, 640], 704, 50, 10),
      ...streaks(random, [1340, width], 704, 50, 5),
    ),
    print(
      inks.skyHigh,
      skyBand(width, 236, 20, 15),
      ...streaks(random, [0, width], 240, 44, 14),
    ),
  ];
  const light =
    hour === "day"
      ? [
          print(
            inks.cloudLit,
            halo(sun, [470, 470], { reach: 260, foot: 1130, seed: 12 }),
          ),
          print(inks.glowNear, disc(sun, 318)),
        ]
      : [
          print(inks.starFaint, ...stars(random, [0, 0, width, 560], 34, 5)),
          print(
            inks.glowFar,
            halo([1004, 1090], [960, 810], { reach: 420, foot: 1130, seed: 2 }),
          ),
          print(
            inks.ember,
            halo([1004, 1090], [660, 520], { reach: 380, foot: 1130, seed: 7 }),
          ),
          print(
            inks.glow,
            halo([1004, 1090], [430, 300], { reach: 300, foot: 1130, seed: 9 }),
          ),
          print(inks.sun, crescent([1392, 232], 60)),
        ];
  const day = [
    [1150, 772, 720, 24, inks.cloudLit],
    [860, 850, 820, 32, inks.cloudLit],
    [1180, 912, 900, 36, inks.skyLow],
    [820, 948, 640, 22, inks.skyLow],
    [1420, 420, 620, 30, inks.cloudLit],
    [1520, 470, 460, 22, inks.cloud],
    [180, 560, 760, 32, inks.cloud],
  ] as const;
  const dusk = [
    [1100, 842, 760, 26, inks.glow],
    [880, 904, 700, 26, inks.glowNear],
    [1180, 960, 760, 24, inks.glowNear],
    [1420, 560, 620, 28, inks.cloudLit],
    [180, 560, 760, 32, inks.cloud],
  ] as const;
  const bars = hour === "day" ? day : dusk;
  return [
    ...bands,
    ...light,
    ...bars.map(([x, y, long, deep, ink], index) =>
      print(ink, cloudBar([x, y], long, deep, 80 + index)),
    ),
    print(
      inks.ridge3,
      bird([206, 356], 74, 0.8),
      bird([300, 318], 56, 0.2),
      bird([126, 300], 48, -0.2),
    ),
  ].join("");
}
