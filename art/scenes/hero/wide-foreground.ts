import { points } from "../../kit/path";
import { type ForegroundPlan } from "./composition";
import { widePlanting } from "./wide-planting";

export const wideForeground: ForegroundPlan = {
  left: points("-20 1450, 300 1490, 700 1590, 1100 1690, 1450 1738, 1720 1830"),
  right: points("2060 1830, 2280 1710, 2540 1580, 2900 1450"),
  gap: 1700,
  near: (x) => (x < 1700 ? 1 - x / 1720 : (x - 2080) / 800),
  curtain: [
    [-30, 560],
    [60, 420],
    [150, 330],
    [2760, 380],
    [2850, 520],
    [2910, 600],
  ],
  planting: widePlanting,
  fireflies: {
    count: 34,
    across: [60, 2840],
    between: [1300, 1560],
    water: [1600, 2200],
  },
  finch: { perch: [2284, 1478], facing: -1 },
  moth: [2250, 1420],
};
