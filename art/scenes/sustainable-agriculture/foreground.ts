import { type Light } from "../../kit/light";
import { mist } from "../../kit/land";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { roundTree } from "../../kit/round-tree";
import { cloudBar } from "../../kit/sky";
import { type Art, print, turned } from "../../kit/svg";
import { tractor } from "../../kit/tractor";

/** Trees of the draw, from far to near: x, foot, size. */
const trees = [
  [700, 744, 40],
  [878, 850, 54],
  [590, 1086, 70],
  [540, 1062, 54],
  [790, 1240, 90],
  [858, 1200, 72],
  [-10, 1900, 250],
  [170, 1950, 190],
  [1640, 2110, 330],
] as const;

export function foreground({ hour, inks }: Light): Art {
  const random = seeded(20);
  return [
    ...trees.map(([x, y, size]) =>
      roundTree(random, [x, y], size, inks, inks.grassShade),
    ),
    print(inks.soil, cloudBar([160, 1256], 400, 30, 8)),
    print(inks.smoke, cloudBar([190, 1232], 300, 74, 3)),
    print(inks.mist, cloudBar([236, 1232], 200, 40, 5)),
    turned(
      11,
      [350, 1284],
      hour === "dusk"
        ? print(
            inks.flameCore,
            disc([462, 1244], 8),
            mist([520, 1262], 150, 34, 3),
          )
        : "",
      tractor([350, 1284], 140, inks),
    ),
  ].join("");
}
