import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { evening, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, 346],
  ["glow", sun, 282],
  ["glowNear", sun, 218],
  ["sun", sun, 158],
];

/** Half under the horizon. */
const low: Point = [sun[0], 1076];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 410],
  ["ember", low, 324],
  ["glow", low, 244],
  ["glowNear", low, 170],
  ["sun", low, 108],
];

/**
 * One flat ink over more than its upper third: narrow windows crop the picture
 * there, and the page goes on in the same color.
 */
export function sky({ hour, inks }: Light): Art {
  const isDay = hour === "day";
  return [
    openSky(seeded(12), inks, {
      width,
      bottom: 1240,
      mid: { y: 960, sway: 22, seed: 22, brushed: [8, 46, 24] },
      high: { y: 800, sway: 14, seed: 6, brushed: [7, 46, 26] },
      rings: isDay ? dawn : afterglow,
      lights: isDay
        ? ""
        : evening(seeded(19), inks, {
            // None behind the words.
            faint: [[0, 0, 840, 720], 24, 5],
            bright: [[2550, 60, width, 660], 12, 6.5],
            moon: [[2660, 300], 58],
            rings: afterglow,
          }),
      bars: [
        [2060, 1046, 420, 15, "glowNear"],
        [2370, 1024, 400, 16, "glowNear"],
        [2560, 906, 700, 26, "cloudLit"],
        [520, 1036, 1300, 24, "glowFar"],
        [180, 1064, 1000, 22, "ember"],
        [1200, 1060, 620, 15, "ember"],
        [2740, 1050, 600, 20, "ember"],
        [260, 646, 800, 28, "cloud"],
        [560, 700, 560, 18, "cloud"],
      ],
      barSeed: 61,
    }),
    isDay ? print(inks.ridge5, ...skein(seeded(6), [2640, 650], 6, 38)) : "",
  ].join("");
}
