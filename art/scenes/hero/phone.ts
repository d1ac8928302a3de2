import { points } from "../../kit/path";
import { type Composition } from "./composition";
import { phoneForeground } from "./phone-foreground";
import { phonePrairie } from "./phone-prairie";
import { phoneSky } from "./phone-sky";

/**
 * For phones: calm sky in the upper two thirds, for the heading, the text and
 * the buttons. The sun is low and right, where no button reaches.
 */
export const phone: Composition = {
  width: 1080,
  height: 2400,
  sun: [850, 1636],
  sky: phoneSky,
  hills: {
    far: points("-20 1676, 260 1710, 560 1702, 880 1720, 1000 1700, 1100 1672"),
    second: points(
      "-20 1700, 240 1734, 520 1726, 820 1754, 980 1738, 1100 1700",
    ),
    secondWoods: [
      { from: 120, to: 600, size: 26, shift: 0 },
      { from: 980, to: 1100, size: 30, shift: 5 },
    ],
    haze: [
      [[470, 1758], 700, 20, 31],
      [[930, 1756], 420, 14, 35],
    ],
    third: points(
      "-20 1730, 240 1762, 480 1756, 720 1780, 920 1782, 1100 1740",
    ),
    thirdWoods: [
      { from: 200, to: 560, size: 40, shift: 9 },
      { from: 1000, to: 1100, size: 46, shift: 2 },
    ],
    swells: [
      {
        edge: points("-20 1772, 160 1792, 360 1836, 540 1866"),
        seed: 52,
        oaks: [
          [158, 262],
          [426, 52],
          [352, 88],
        ],
        side: 1,
      },
      {
        edge: points("850 1866, 940 1846, 1030 1812, 1100 1796"),
        seed: 51,
        oaks: [
          [918, 46],
          [972, 86],
        ],
        side: -1,
      },
    ],
    bottom: 1868,
  },
  prairie: phonePrairie,
  river: {
    plain: { horizon: 1740, vanishX: 830, bottom: 2400 },
    line: -490,
    swing: 370,
    turns: 3.05,
    phase: 0.9,
    half: 172,
    deep: { across: [300, 900], top: 1900 },
    light: { x: [800, 620], top: 1910 },
    haze: [[820, 1797], 300, 8, 77],
  },
  foreground: phoneForeground,
};
