import { type SkyPlan } from "./composition";

/**
 * Birds, moon and stars are where no usual window crops them: between the words
 * and x = 2412, where a tablet's window ends, or between there and 2591, where
 * a small laptop's does; below y = 348, the edge of the bar in the widest
 * windows.
 */
export const wideSky: SkyPlan = {
  bottom: 1200,
  mid: { y: 580, sway: 26, seed: 21, brushed: [10, 60, 26] },
  high: { y: 215, sway: 22, seed: 5, brushed: [7, 50, 22] },
  dawn: [560, 398, 258, 146],
  dawnBars: [
    [1930, 932, 420, 15, "glowNear"],
    [2090, 986, 400, 17, "glowNear"],
    [1850, 1022, 460, 14, "glow"],
  ],
  low: [1970, 1074],
  afterglow: [540, 364, 222, 146, 94],
  // Only one crosses the sun, where its half disc is widest.
  duskBars: [
    [1790, 792, 420, 13, "glow"],
    [2190, 884, 400, 14, "glow"],
    [1900, 1034, 400, 10, "glow"],
  ],
  bars: [
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
  evening: {
    faint: [[0, 0, 2520, 640], 54, 5],
    bright: [[2424, 360, 2740, 640], 10, 6.5],
    moon: [[2300, 452], 54],
  },
  geese: [[2388, 402], 5, 38],
};
