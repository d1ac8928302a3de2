import { type Light } from "../../kit/light";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar, skyBand, stars } from "../../kit/sky";
import { band, glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

const dawn: readonly Ring[] = [
  ["glowFar", sun, 290],
  ["glow", sun, 190],
  ["glowNear", sun, 116],
  ["sun", sun, 66],
];

/** Where the sun went down, below its place by day. */
const low: Point = [sun[0], 640];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 400],
  ["ember", low, 290],
  ["glow", low, 190],
  ["glowNear", low, 104],
];

/** What is to be seen of the sky between the bluff and the trees. */
export function sky({ hour, inks }: Light): Art {
  const random = seeded(61);
  const day = hour === "day";
  const mid = { y: 330, sway: 22, seed: 8, brushed: [6, 50, 7] } as const;
  return [
    print(inks.skyLow, `M0 0H${width}V900H0Z`),
    print(inks.skyMid, ...band(random, width, mid)),
    print(inks.skyHigh, skyBand(width, 120, 18, 4)),
    glow(inks, day ? dawn : afterglow),
    day
      ? ""
      : print(inks.starFaint, ...stars(random, [0, 0, width, 420], 26, 5)),
    print(
      day ? inks.glowNear : inks.glow,
      cloudBar([1080, 590], 300, 12, 4),
      cloudBar([980, 616], 260, 10, 5),
    ),
    print(inks.cloudLit, cloudBar([760, 250], 620, 28, 9)),
    print(inks.cloud, cloudBar([620, 292], 420, 18, 11)),
  ].join("");
}
