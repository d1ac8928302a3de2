import { type Light } from "../../kit/light";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar } from "../../kit/sky";
import { band, evening, glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { shore, sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, 396],
  ["glowNear", sun, 252],
  ["sun", sun, 138],
];

/** Half under the far shore. */
const low: Point = [sun[0], 888];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 396],
  ["ember", low, 292],
  ["glow", low, 196],
  ["glowNear", low, 118],
];

export function sky({ hour, inks }: Light): Art {
  const random = seeded(6);
  const day = hour === "day";
  const rings = day ? dawn : afterglow;
  const mid = { y: 560, sway: 26, seed: 12, brushed: [10, 60, 4] } as const;
  const high = { y: 270, sway: 24, seed: 15, brushed: [10, 50, 4] } as const;
  return [
    print(inks.skyLow, `M0 0H${width}V${shore}H0Z`),
    print(inks.skyMid, ...band(random, width, mid)),
    print(inks.skyHigh, ...band(random, width, high)),
    glow(inks, rings),
    day
      ? ""
      : evening(random, inks, {
          faint: [[0, 0, 1000, 500], 26, 5],
          bright: [[1180, 40, width, 290], 13, 6],
          moon: [[1448, 356], 50],
          rings,
        }),
    print(inks.cloudLit, cloudBar([380, 470], 720, 30, 35)),
    print(inks.glowNear, cloudBar([1110, day ? 790 : 736], 340, 13, 34)),
  ].join("");
}
