import { points } from "../../kit/path";
import { type Composition } from "./composition";
import { wideForeground } from "./wide-foreground";
import { widePrairie } from "./wide-prairie";
import { wideSky } from "./wide-sky";

/** For wide windows: calm sky on the left, where the heading stands. */
export const wide: Composition = {
  width: 2880,
  height: 1800,
  // The right third, just above the land: the picture turns on it.
  sun: [1970, 960],
  sky: wideSky,
  hills: {
    far: points(
      "-20 1052, 420 1040, 980 1078, 1560 1064, 2060 1082, 2420 1030, 2640 990, 2900 968",
    ),
    second: points(
      "-20 1068, 300 1058, 860 1100, 1320 1086, 1760 1116, 2160 1110, 2480 1060, 2900 1000",
    ),
    secondWoods: [
      { from: -20, to: 1560, size: 26, shift: 0 },
      { from: 2220, to: 2900, size: 36, shift: 5 },
    ],
    haze: [
      [[1240, 1120], 1500, 26, 31],
      [[2240, 1116], 720, 18, 35],
    ],
    third: points(
      "-20 1078, 240 1082, 700 1124, 1240 1116, 1640 1142, 2200 1142, 2540 1090, 2900 1060",
    ),
    thirdWoods: [
      { from: -20, to: 1500, size: 42, shift: 9 },
      { from: 2290, to: 2900, size: 60, shift: 2 },
    ],
    swells: [
      {
        edge: points("-20 1106, 240 1118, 620 1160, 1000 1204, 1330 1224"),
        seed: 52,
        oaks: [
          [12, 236],
          [196, 74],
          [330, 92],
          [424, 66],
          [640, 84],
          [716, 54],
          [980, 50],
        ],
        side: 1,
      },
      {
        edge: points("2030 1224, 2240 1196, 2480 1142, 2700 1098, 2900 1080"),
        seed: 51,
        oaks: [
          [2270, 92],
          [2352, 132],
          [2590, 260],
          [2480, 110],
          [2822, 380],
        ],
        side: -1,
      },
    ],
    bottom: 1226,
  },
  prairie: widePrairie,
  river: {
    plain: { horizon: 1096, vanishX: 1930, bottom: 1800 },
    line: -330,
    swing: 560,
    turns: 3.1,
    phase: 0.86,
    half: 285,
    deep: { across: [1500, 2360], top: 1260 },
    light: { x: [1960, 1970], top: 1300 },
    haze: [[1930, 1154], 420, 9, 77],
  },
  foreground: wideForeground,
};
