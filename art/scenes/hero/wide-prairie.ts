import { points } from "../../kit/path";
import { type PrairiePlan } from "./composition";

export const widePrairie: PrairiePlan = {
  far: {
    edge: points("-20 1166, 900 1158, 1900 1156, 2900 1160"),
    ink: "meadowShade",
    seed: 41,
    tall: 5,
  },
  haze: [
    [[1800, 1160], 1500, 20, 61],
    [[760, 1172], 800, 12, 62],
  ],
  underSun: [1970, 1150],
  layers: [
    {
      edge: points(
        "-20 1220, 800 1212, 1560 1202, 1900 1196, 2300 1204, 2900 1216",
      ),
      ink: "meadow",
      litInk: "meadowLit",
      seed: 42,
      tall: 24,
    },
    {
      edge: points(
        "860 1280, 1120 1258, 1500 1242, 1960 1232, 2240 1246, 2480 1274",
      ),
      ink: "meadowLit",
      seed: 47,
      tall: 30,
    },
    { of: "gold", seed: 1, at: [980, 1236], long: 230, size: 5 },
    {
      edge: points(
        "-20 1262, 760 1262, 1240 1282, 1700 1274, 2100 1272, 2900 1252",
      ),
      ink: "meadow",
      litInk: "meadowLit",
      seed: 48,
      tall: 44,
    },
    { of: "gold", seed: 6, at: [2130, 1276], long: 120, size: 5 },
    {
      edge: points(
        "-20 1310, 700 1320, 1300 1336, 1760 1340, 2200 1330, 2900 1296",
      ),
      ink: "meadowShade",
      litInk: "meadowLit",
      seed: 43,
      tall: 64,
    },
    { foot: [1136, 1322], width: 190, shadow: [360, 190] },
    { of: "gold", seed: 2, at: [1420, 1358], long: 210, size: 8 },
    { of: "rose", seed: 7, at: [560, 1342], long: 260, size: 7.4 },
    {
      edge: points(
        "-20 1390, 620 1408, 1200 1420, 1640 1446, 2100 1400, 2500 1376, 2900 1340",
      ),
      ink: "meadowShade",
      litInk: "meadow",
      seed: 49,
      tall: 90,
    },
    {
      edge: points(
        "-20 1450, 620 1460, 1200 1500, 1640 1556, 1900 1510, 2300 1460, 2900 1400",
      ),
      ink: "grass",
      litInk: "meadow",
      seed: 44,
      tall: 120,
    },
    { of: "rose", seed: 4, at: [1010, 1486], long: 230, size: 13 },
    { of: "gold", seed: 5, at: [1420, 1570], long: 190, size: 15 },
    {
      edge: points(
        "-20 1540, 620 1560, 1060 1610, 1500 1710, 1800 1790, 2100 1800, 2400 1640, 2900 1540",
      ),
      ink: "grassMid",
      litInk: "grassLit",
      seed: 45,
      tall: 150,
    },
  ],
};
