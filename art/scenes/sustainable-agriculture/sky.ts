import { type Light } from "../../kit/light";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { skyBand } from "../../kit/sky";
import { clouds, evening, glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, 330],
  ["glow", sun, 238],
  ["glowNear", sun, 152],
  ["sun", sun, 78],
];

/** Where the sun went down, below its place by day. */
const low: Point = [sun[0], 450];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 340],
  ["ember", low, 248],
  ["glow", low, 166],
  ["glowNear", low, 100],
];

export function sky({ hour, inks }: Light): Art {
  const day = hour === "day";
  return [
    print(inks.skyLow, `M0 0H${width}V600H0Z`),
    print(inks.skyMid, skyBand(width, 190, 16, 21)),
    print(inks.skyHigh, skyBand(width, 82, 12, 5)),
    glow(inks, day ? dawn : afterglow),
    day
      ? ""
      : evening(seeded(3), inks, {
          faint: [[0, 0, 1100, 300], 22, 4.6],
          bright: [[900, 20, width, 190], 9, 5.4],
          moon: [[1506, 88], 44],
          rings: afterglow,
        }),
    clouds(
      inks,
      [
        [300, 236, 900, 34, "cloudLit"],
        [560, 268, 620, 22, "cloud"],
        [1240, 318, 300, 11, "glowNear"],
        // At dusk, above the disc, or it would seem cut off.
        [1330, day ? 356 : 330, 340, 12, "glow"],
        [160, 402, 760, 20, "ember"],
        [1420, 214, 620, 22, "cloudLit"],
      ],
      40,
    ),
  ].join("");
}
