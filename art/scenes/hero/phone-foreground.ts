import { points } from "../../kit/path";
import { type ForegroundPlan } from "./composition";
import { phonePlanting } from "./phone-planting";

export const phoneForeground: ForegroundPlan = {
  left: points("-20 2090, 120 2130, 280 2220, 400 2320, 470 2430"),
  right: points("730 2430, 790 2330, 920 2210, 1100 2100"),
  gap: 600,
  near: (x) => (x < 460 ? 1 - x / 470 : (x - 730) / 350),
  curtain: [
    [-30, 560],
    [40, 420],
    [1040, 480],
    [1110, 600],
  ],
  planting: phonePlanting,
  fireflies: {
    count: 20,
    across: [40, 1040],
    between: [1940, 2180],
    water: [440, 700],
  },
  finch: { perch: [416, 2086], facing: 1 },
  moth: [384, 2030],
};
