import { type Inks } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar } from "../../kit/sky";
import { type Art, print } from "../../kit/svg";

const sun: Point = [831, 374];

export const sky = (inks: Inks): Art =>
  openSky(seeded(311), inks, {
    width: 1200,
    bottom: 500,
    mid: { y: 262, sway: 10, seed: 321, brushed: [6, 18, 8] },
    high: { y: 44, sway: 8, seed: 325, brushed: [4, 14, 8] },
    rings: [
      ["glowFar", sun, 214],
      ["glow", sun, 158],
      ["glowNear", sun, 106],
      ["sun", sun, 66],
    ],
    lights: "",
    bars: [
      [812, 362, 200, 8, "glowNear"],
      [880, 388, 180, 8, "glowNear"],
      [1060, 292, 340, 14, "cloudLit"],
    ],
    barSeed: 161,
  }) + print(inks.ember, cloudBar([330, 412], 520, 10, 165));
