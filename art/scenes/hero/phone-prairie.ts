import { points } from "../../kit/path";
import { type PrairiePlan } from "./composition";

export const phonePrairie: PrairiePlan = {
  far: {
    edge: points("-20 1806, 300 1800, 760 1798, 1100 1802"),
    ink: "meadowShade",
    seed: 41,
    tall: 5,
  },
  haze: [[[760, 1802], 900, 16, 61]],
  underSun: [850, 1790],
  layers: [
    {
      edge: points("-20 1864, 300 1856, 700 1842, 1100 1852"),
      ink: "meadow",
      litInk: "meadowLit",
      seed: 42,
      tall: 24,
    },
    {
      edge: points("160 1912, 400 1890, 760 1872, 960 1884, 1100 1904"),
      ink: "meadowLit",
      seed: 47,
      tall: 30,
    },
    {
      edge: points("-20 1902, 300 1912, 560 1918, 860 1912, 1100 1892"),
      ink: "meadow",
      litInk: "meadowLit",
      seed: 48,
      tall: 44,
    },
    { of: "gold", seed: 6, at: [790, 1922], long: 90, size: 5 },
    {
      edge: points("-20 1950, 300 1964, 600 1978, 860 1966, 1100 1936"),
      ink: "meadowShade",
      litInk: "meadowLit",
      seed: 43,
      tall: 64,
    },
    { of: "gold", seed: 2, at: [330, 1984], long: 110, size: 7.4 },
    { of: "rose", seed: 7, at: [760, 1996], long: 90, size: 7.2 },
    {
      edge: points("-20 2026, 300 2042, 600 2070, 860 2036, 1100 1996"),
      ink: "meadowShade",
      litInk: "meadow",
      seed: 49,
      tall: 90,
    },
    {
      edge: points("-20 2080, 300 2110, 600 2170, 860 2100, 1100 2040"),
      ink: "grass",
      litInk: "meadow",
      seed: 44,
      tall: 120,
    },
    {
      edge: points(
        "-20 2150, 300 2210, 500 2310, 620 2400, 740 2390, 900 2250, 1100 2150",
      ),
      ink: "grassMid",
      litInk: "grassLit",
      seed: 45,
      tall: 150,
    },
  ],
};
