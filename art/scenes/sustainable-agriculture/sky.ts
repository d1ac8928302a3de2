import { type Light } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { skyBand } from "../../kit/sky";
import { clouds, evening, glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, [370, 296], 260, 4],
  ["glow", sun, [262.5, 210], 190, 5],
  ["glowNear", sun, [165, 132], 120, 6],
];

/** Where the sun went down, below its place by day. */
const low: Point = [sun[0], 450];
const afterglow: readonly Ring[] = [
  ["glowFar", low, [820, 330], 420, 4],
  ["ember", low, [590, 220], 360, 5],
  ["glow", low, [410, 140], 260, 6],
  ["glowNear", low, [240, 82], 190, 7],
];

export function sky({ hour, inks }: Light): Art {
  const day = hour === "day";
  return [
    print(inks.skyLow, `M0 0H${width}V600H0Z`),
    print(inks.skyMid, skyBand(width, 190, 16, 21)),
    print(inks.skyHigh, skyBand(width, 82, 12, 5)),
    glow(inks, day ? dawn : afterglow, 500),
    day
      ? print(inks.sun, disc(sun, 78))
      : evening(seeded(3), inks, {
          faint: [[0, 0, 1100, 300], 22, 4.6],
          bright: [[900, 20, width, 190], 9, 5.4],
          moon: [[1452, 150], 44],
        }),
    clouds(
      inks,
      [
        [300, 236, 900, 34, "cloudLit"],
        [560, 268, 620, 22, "cloud"],
        [1240, 318, 300, 11, "glowNear"],
        [1330, 356, 340, 12, "glow"],
        [160, 402, 760, 20, "ember"],
        [1420, 214, 620, 22, "cloudLit"],
      ],
      40,
    ),
  ].join("");
}
