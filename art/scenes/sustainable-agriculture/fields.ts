import { mist } from "../../kit/land";
import { type Light } from "../../kit/light";
import { points } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Sheet, sheet } from "../../kit/sheet";
import { type Art, inside } from "../../kit/svg";
import { strips, type Strips } from "./crops";

interface Hill {
  readonly land: Sheet;
  readonly crops: Strips;
  readonly seed: number;
  readonly scale: number;
  /** Outlines on the canvas of what lies in shadow: far sides and clouds. */
  readonly shade: readonly string[];
}

const hill =
  ({ land, crops, seed, scale, shade }: Hill) =>
  (light: Light): Art => {
    const print = (shaded: boolean) =>
      strips(seeded(seed), land, crops, light, { scale, shaded });
    return print(false) + shade.map((one) => inside(one, print(true))).join("");
  };

/** The shadow of a passing cloud: flat, with fingers, a long way across. */
const cloud = (
  x: number,
  y: number,
  long: number,
  deep: number,
  seed: number,
) => mist([x, y], long, deep, seed);

/** From far to near. The lines of each run with the land's height. */
export const hills = {
  farm: hill({
    land: sheet(
      [
        points("660 640, 880 610, 1100 590, 1340 576, 1660 610"),
        points("680 700, 900 690, 1120 680, 1360 690, 1660 730"),
        points("720 790, 920 800, 1140 800, 1390 820, 1660 860"),
        points("760 900, 940 920, 1150 940, 1400 970, 1660 1010"),
        points("700 1050, 900 1080, 1150 1100, 1400 1120, 1660 1160"),
        points("560 1300, 900 1300, 1150 1300, 1400 1300, 1660 1300"),
      ],
      11,
    ),
    crops: [
      ["hay", 1.25],
      ["oats", 1.6],
      ["corn", 2],
      ["mown", 2.4],
      ["corn", 2.85],
      ["oats", 3.25],
      ["corn", 3.7],
      ["mown", 4.1],
      ["corn", 5],
    ],
    seed: 1,
    scale: 0.42,
    shade: [cloud(1240, 905, 620, 90, 4)],
  }),
  west: hill({
    land: sheet(
      [
        points("-60 560, 160 506, 400 500, 610 560, 750 652"),
        points("-60 640, 170 600, 410 604, 630 650, 772 706"),
        points("-60 760, 180 750, 430 750, 650 750, 812 776"),
        points("-60 900, 190 920, 440 910, 670 866, 814 842"),
        points("-60 1090, 190 1130, 450 1150, 680 1140, 792 906"),
      ],
      12,
    ),
    crops: [
      ["oats", 0.3],
      ["corn", 0.75],
      ["mown", 1.1],
      ["corn", 1.5],
      ["oats", 1.9],
      ["hay", 2.2],
      ["corn", 2.6],
      ["oats", 3],
      ["corn", 4],
    ],
    seed: 2,
    scale: 0.46,
    shade: [cloud(170, 690, 760, 120, 6)],
  }),
  east: hill({
    land: sheet(
      [
        points("640 1260, 850 1120, 1110 1040, 1400 1020, 1660 1070"),
        points("690 1350, 880 1270, 1130 1200, 1400 1190, 1660 1230"),
        points("770 1470, 950 1440, 1170 1400, 1420 1400, 1660 1430"),
        points("800 1620, 1000 1650, 1200 1640, 1430 1640, 1660 1650"),
        points("760 1800, 1000 1890, 1220 1920, 1440 1920, 1660 1900"),
        points("600 2000, 940 2150, 1200 2240, 1440 2240, 1660 2200"),
      ],
      13,
    ),
    crops: [
      ["oats", 0.35],
      ["corn", 0.95],
      ["mown", 1.3],
      ["soil", 1.75],
      ["oats", 2.2],
      ["corn", 2.8],
      ["hay", 3.2],
      ["oats", 3.7],
      ["corn", 4.4],
      ["oats", 5],
    ],
    seed: 3,
    scale: 0.9,
    shade: [
      cloud(880, 1330, 560, 130, 31),
      cloud(1500, 1500, 760, 150, 9),
      cloud(1400, 1975, 1500, 190, 19),
    ],
  }),
  near: hill({
    land: sheet(
      [
        points("-60 890, 170 850, 380 890, 540 1000, 670 1150"),
        points("-60 1010, 180 1000, 390 1050, 560 1130, 680 1210"),
        points("-60 1180, 190 1220, 420 1270, 600 1300, 740 1310"),
        points("-60 1400, 200 1480, 440 1520, 650 1500, 820 1420"),
        points("-60 1680, 210 1780, 460 1800, 680 1720, 840 1560"),
        points("-60 2060, 220 2140, 470 2120, 690 1980, 810 1740"),
        points("-60 2400, 220 2480, 470 2440, 690 2280, 780 1960"),
      ],
      14,
    ),
    crops: [
      ["oats", 0.3],
      ["corn", 0.85],
      ["mown", 1.25],
      ["corn", 1.7],
      ["soil", 2.25],
      ["oats", 2.7],
      ["corn", 3.25],
      ["hay", 3.7],
      ["oats", 4.15],
      ["corn", 4.7],
      ["mown", 5.2],
      ["corn", 6],
    ],
    seed: 4,
    scale: 1,
    shade: [cloud(70, 1075, 760, 150, 10), cloud(160, 1930, 1200, 300, 22)],
  }),
};
