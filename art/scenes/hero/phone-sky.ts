import { type SkyPlan } from "./composition";

export const phoneSky: SkyPlan = {
  bottom: 1840,
  mid: { y: 1020, sway: 18, seed: 21, brushed: [10, 50, 12] },
  high: { y: 456, sway: 14, seed: 5, brushed: [7, 44, 10] },
  dawn: [408, 292, 190, 106],
  dawnBars: [
    [810, 1612, 320, 11, "glowNear"],
    [940, 1656, 300, 12, "glowNear"],
    [770, 1684, 350, 10, "glow"],
  ],
  low: [850, 1714],
  afterglow: [340, 246, 164, 110, 72],
  duskBars: [
    [700, 1520, 320, 10, "glow"],
    [1020, 1580, 300, 11, "glow"],
    [800, 1684, 310, 8, "glow"],
  ],
  bars: [
    [1040, 1420, 460, 24, "cloudLit"],
    [960, 1462, 420, 16, "cloud"],
    [380, 1656, 560, 16, "glowFar"],
    [250, 1690, 500, 15, "ember"],
    [1060, 1690, 260, 12, "ember"],
    [150, 640, 620, 25, "cloud"],
    [860, 748, 600, 23, "cloud"],
    [470, 796, 400, 15, "cloud"],
  ],
  evening: {
    faint: [[0, 0, 1080, 1130], 46, 4.4],
    bright: [[700, 1190, 1070, 1400], 12, 5.2],
    moon: [[968, 1272], 42],
  },
  geese: [[985, 1306], 6, 34],
};
