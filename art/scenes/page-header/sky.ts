import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { evening, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { low, sun, width } from "./canvas";

/** Where the moon and the birds are. */
export interface Places {
  readonly moon: Point;
  readonly birds: readonly [first: Point, count: number, span: number];
}

/**
 * Between the light around the sun and the oaks; the birds are low enough for
 * the bar of the page not to cover them, even in the widest windows.
 */
const besideOaks: Places = {
  moon: [2404, 292],
  birds: [[2444, 312], 3, 30],
};

const dawn: readonly Ring[] = [
  ["glowFar", sun, 296],
  ["glow", sun, 222],
  ["glowNear", sun, 154],
  ["sun", sun, 92],
];

const afterglow: readonly Ring[] = [
  ["glowFar", low, 284],
  ["ember", low, 218],
  ["glow", low, 158],
  ["glowNear", low, 106],
  ["sun", low, 64],
];

export function sky({ hour, inks }: Light, places = besideOaks): Art {
  const isDay = hour === "day";
  return [
    openSky(seeded(211), inks, {
      width,
      bottom: 600,
      mid: { y: 250, sway: 16, seed: 121, brushed: [6, 40, 18] },
      high: { y: 92, sway: 14, seed: 125, brushed: [6, 34, 16] },
      rings: isDay ? dawn : afterglow,
      lights: isDay
        ? ""
        : evening(seeded(6), inks, {
            faint: [[0, 0, 1900, 300], 30, 4],
            bright: [[1700, 110, width, 290], 26, 5],
            moon: [places.moon, 36],
            rings: afterglow,
          }),
      bars: [
        [2040, 372, 300, 10, "glowNear"],
        [2150, 408, 280, 11, "glowNear"],
        [2520, 214, 820, 30, "cloudLit"],
        [2700, 128, 620, 22, "cloud"],
        [620, 168, 1100, 26, "cloud"],
        [1240, 206, 640, 16, "cloud"],
        [900, 446, 900, 15, "ember"],
      ],
      barSeed: 161,
    }),
    isDay ? print(inks.ridge5, ...skein(seeded(6), ...places.birds)) : "",
  ].join("");
}
