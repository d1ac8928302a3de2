import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Bar, evening, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, 560],
  ["glow", sun, 398],
  ["glowNear", sun, 258],
  ["sun", sun, 146],
];

/** Thin clouds across the light. */
const dawnBars: readonly Bar[] = [
  [1930, 932, 420, 15, "glowNear"],
  [2090, 986, 400, 17, "glowNear"],
  [1850, 1022, 460, 14, "glow"],
];

/** Half under the horizon. */
const low: Point = [sun[0], 1074];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 540],
  ["ember", low, 364],
  ["glow", low, 222],
  ["glowNear", low, 146],
  ["sun", low, 94],
];

/** Only one crosses the sun, where its half disc is widest. */
const duskBars: readonly Bar[] = [
  [1790, 792, 420, 13, "glow"],
  [2190, 884, 400, 14, "glow"],
  [1900, 1034, 400, 10, "glow"],
];

export function sky({ hour, inks }: Light): Art {
  const isDay = hour === "day";
  return [
    openSky(seeded(11), inks, {
      width,
      bottom: 1200,
      mid: { y: 580, sway: 26, seed: 21, brushed: [10, 60, 26] },
      high: { y: 215, sway: 22, seed: 5, brushed: [7, 50, 22] },
      rings: isDay ? dawn : afterglow,
      lights: isDay
        ? ""
        : evening(seeded(18), inks, {
            faint: [[0, 0, 2520, 640], 54, 5],
            bright: [[2530, 60, width, 540], 14, 6.5],
            moon: [[2700, 400], 58],
            rings: afterglow,
          }),
      bars: [
        ...(isDay ? dawnBars : duskBars),
        [2500, 700, 900, 40, "cloudLit"],
        [2740, 748, 620, 26, "cloud"],
        [520, 1012, 1500, 26, "glowFar"],
        [180, 1046, 1100, 24, "ember"],
        [1200, 1040, 620, 15, "ember"],
        [2700, 990, 700, 22, "ember"],
        [420, 372, 1300, 40, "cloud"],
        [1120, 430, 800, 24, "cloud"],
        [2300, 310, 980, 34, "cloud"],
      ],
      barSeed: 60,
    }),
    isDay ? print(inks.ridge5, ...skein(seeded(6), [2790, 300], 8, 44)) : "",
  ].join("");
}
