import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { evening, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

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
  const isDay = hour === "day";
  return [
    openSky(seeded(11), inks, {
      width,
      bottom: 1200,
      mid: { y: 580, sway: 26, seed: 21, brushed: [10, 60, 26] },
      high: { y: 215, sway: 22, seed: 5, brushed: [7, 50, 22] },
      rings: isDay ? dawn : afterglow,
      fray: { foot: horizon, flare: 190, outside: 14, within: 10, whole: 110 },
      lights: isDay
        ? print(inks.sun, disc(sun, 146))
        : evening(seeded(18), inks, {
            faint: [[0, 0, 2520, 640], 54, 5],
            bright: [[2530, 60, width, 540], 14, 6.5],
            moon: [[2700, 400], 58],
          }),
      bars: [
        [1930, 932, 420, 15, "glowNear"],
        [2090, 986, 400, 17, "glowNear"],
        [1850, 1022, 460, 14, "glow"],
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
