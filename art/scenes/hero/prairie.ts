import { burOak } from "../../kit/bur-oak";
import { crest, mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points } from "../../kit/path";
import { seeded } from "../../kit/random";
import { treeShadow } from "../../kit/shadow";
import { type Art, print } from "../../kit/svg";
import { swath } from "../../kit/swath";
import { tallGrass } from "../../kit/tall-grass";
import { height, sun } from "./canvas";

/** A layer of grass, `litInk` where the sun comes through its leaves. */
const grassland = (
  list: string,
  ink: string,
  seed: number,
  tall: number,
  litInk = ink,
): Art =>
  tallGrass(crest(points(list), seed, 5), height, {
    ink,
    litInk,
    seed,
    tall,
    sunX: sun[0] - 120,
  });

export const farPrairie = (inks: Inks) =>
  grassland(
    "-20 1166, 900 1158, 1900 1156, 2900 1160",
    inks.meadowShade,
    41,
    5,
  ) +
  print(
    inks.mist,
    mist([1800, 1160], 1500, 20, 61),
    mist([760, 1172], 800, 12, 62),
  );

/** The shadow runs away from here: below the sun, and low, to lie flat. */
const underSun: Point = [sun[0], 1150];

export function prairie(inks: Inks): Art {
  const random = seeded(46);
  const lone: Point = [1136, 1322];
  return [
    grassland(
      "-20 1220, 800 1212, 1560 1202, 1900 1196, 2300 1204, 2900 1216",
      inks.meadow,
      42,
      24,
      inks.meadowLit,
    ),
    grassland(
      "860 1280, 1120 1258, 1500 1242, 1960 1232, 2240 1246, 2480 1274",
      inks.meadowLit,
      47,
      30,
    ),
    swath({ of: "gold", seed: 1, at: [980, 1236], long: 230, size: 5 }, inks),
    grassland(
      "-20 1262, 760 1262, 1240 1282, 1700 1274, 2100 1272, 2900 1252",
      inks.meadow,
      48,
      44,
      inks.meadowLit,
    ),
    swath({ of: "gold", seed: 6, at: [2130, 1276], long: 120, size: 5 }, inks),
    grassland(
      "-20 1310, 700 1320, 1300 1336, 1760 1340, 2200 1330, 2900 1296",
      inks.meadowShade,
      43,
      64,
      inks.meadowLit,
    ),
    print(inks.grassMid, ...treeShadow(lone, underSun, 360, 190, 360)),
    swath({ of: "gold", seed: 2, at: [1420, 1358], long: 210, size: 8 }, inks),
    swath({ of: "rose", seed: 7, at: [560, 1342], long: 260, size: 7.4 }, inks),
    burOak(random, lone, 190, inks, 1),
    grassland(
      "-20 1390, 620 1408, 1200 1420, 1640 1446, 2100 1400, 2500 1376, 2900 1340",
      inks.meadowShade,
      49,
      90,
      inks.meadow,
    ),
    grassland(
      "-20 1450, 620 1460, 1200 1500, 1640 1556, 1900 1510, 2300 1460, 2900 1400",
      inks.grass,
      44,
      120,
      inks.meadow,
    ),
    swath({ of: "rose", seed: 4, at: [1010, 1486], long: 230, size: 13 }, inks),
    swath({ of: "gold", seed: 5, at: [1420, 1570], long: 190, size: 15 }, inks),
    grassland(
      "-20 1540, 620 1560, 1060 1610, 1500 1710, 1800 1790, 2100 1800, 2400 1640, 2900 1540",
      inks.grassMid,
      45,
      150,
      inks.grassLit,
    ),
  ].join("");
}
