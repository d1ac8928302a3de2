import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar } from "../../kit/sky";
import { band, evening, glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { horizon, sun, width } from "./canvas";

const foot = horizon + 40;

const dawn: readonly Ring[] = [
  ["glowFar", sun, 500],
  ["glow", sun, 340],
  ["glowNear", sun, 214],
  ["sun", sun, 112],
];

/** Where the sun went down, below its place by day. */
const low: Point = [1260, foot];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 520],
  ["ember", low, 372],
  ["glow", low, 252],
  ["glowNear", low, 150],
];

export function sky({ hour, inks }: Light): Art {
  const random = seeded(3);
  const day = hour === "day";
  const lights = day
    ? ""
    : evening(random, inks, {
        faint: [[0, 0, 1200, 300], 20, 5],
        bright: [[1050, 60, width, 420], 16, 6],
        moon: [[1392, 320], 62],
        rings: afterglow,
      });
  const mid = { y: 520, sway: 24, seed: 21, brushed: [10, 60, 6] } as const;
  const high = { y: 200, sway: 20, seed: 5, brushed: [8, 50, 6] } as const;
  return [
    print(day ? inks.glowFar : inks.skyLow, `M0 0H${width}V${foot}H0Z`),
    print(day ? inks.skyLow : inks.skyMid, ...band(random, width, mid)),
    print(day ? inks.skyMid : inks.skyHigh, ...band(random, width, high)),
    glow(inks, day ? dawn : afterglow),
    lights,
    print(inks.cloudLit, cloudBar([1440, 560], 560, 26, 71)),
    print(
      day ? inks.glow : inks.ember,
      cloudBar([1180, 700], 330, 15, 72),
      cloudBar([1310, 728], 300, 13, 73),
    ),
    day ? print(inks.ridge5, ...skein(seeded(8), [1480, 250], 6, 40)) : "",
  ].join("");
}
