import { field } from "../../kit/field";
import { crest, mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { points } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { swath } from "../../kit/swath";
import { height, sun } from "./canvas";

/** The acres that are prairie again, up to the one being sown. */
export function prairie(inks: Inks): Art {
  const grassland = (list: string, ink: string, seed: number, tall: number) =>
    field(crest(points(list), seed, 5), height, {
      ink,
      seed,
      tall,
      apart: tall * 0.8,
      lit: { ink: inks.meadowLit, sunX: sun[0], reach: 1200 },
    });
  return [
    grassland(
      "-20 1184, 800 1190, 1560 1176, 2300 1184, 2900 1180",
      inks.meadow,
      42,
      10,
    ),
    print(
      inks.meadowLit,
      mist([1480, 1204], 1100, 20, 63),
      mist([2250, 1200], 640, 16, 64),
    ),
    swath({ of: "gold", seed: 6, at: [1640, 1216], long: 260, size: 6 }, inks),
    swath({ of: "gold", seed: 1, at: [600, 1216], long: 260, size: 6 }, inks),
    grassland(
      "-20 1236, 700 1240, 1300 1232, 2000 1236, 2900 1220",
      inks.meadowShade,
      43,
      22,
    ),
    swath({ of: "rose", seed: 7, at: [2380, 1262], long: 200, size: 9 }, inks),
    grassland(
      "-20 1290, 700 1300, 1300 1296, 2000 1304, 2900 1290",
      inks.grass,
      44,
      56,
    ),
  ].join("");
}
