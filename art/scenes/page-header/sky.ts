import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { evening, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

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
  const isDay = hour === "day";
  return [
    openSky(seeded(211), inks, {
      width,
      bottom: 600,
      mid: { y: 250, sway: 16, seed: 121, brushed: [6, 40, 18] },
      high: { y: 92, sway: 14, seed: 125, brushed: [6, 34, 16] },
      rings: isDay ? dawn : afterglow,
      fray: { foot: 470, flare: 130, outside: 12, within: 8, whole: 100 },
      lights: isDay
        ? print(inks.sun, disc(sun, 92))
        : evening(seeded(5), inks, {
            faint: [[0, 0, 1900, 300], 30, 4],
            bright: [[2000, 30, width, 210], 12, 5],
            moon: [[2390, 300], 40],
          }),
      bars: [
        [2040, 372, 300, 10, "glowNear"],
        [2150, 408, 280, 11, "glowNear"],
        [2520, 214, 820, 30, "cloudLit"],
        [2250, 128, 700, 22, "cloud"],
        [620, 168, 1100, 26, "cloud"],
        [1240, 206, 640, 16, "cloud"],
        [900, 446, 900, 15, "ember"],
      ],
      barSeed: 161,
    }),
    isDay ? print(inks.ridge5, ...skein(seeded(6), [2560, 150], 7, 36)) : "",
  ].join("");
}
