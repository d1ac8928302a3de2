import { burOak } from "../../kit/bur-oak";
import { crest, heightAt, mist, ridge } from "../../kit/land";
import { type Light } from "../../kit/light";
import { oak } from "../../kit/oak";
import { points } from "../../kit/path";
import { tussocks } from "../../kit/planting";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { swath } from "../../kit/swath";
import { woods } from "../../kit/woods";
import { height, light as at, width } from "./canvas";

const edge = (list: string, seed: number, rough: number) =>
  crest(points(list), seed, rough);

const far = edge(
  "450 690, 560 622, 800 598, 1100 606, 1350 578, 1640 540",
  3,
  7,
);
const near = edge(
  "384 752, 480 674, 640 636, 900 622, 1200 630, 1640 590",
  9,
  7,
);
const swell = edge("1060 720, 1180 690, 1320 664, 1460 644, 1640 630", 15, 6);
/** It tapers to where the flowers at the left stand. */
const brow = edge(
  "20 1016, 52 944, 116 884, 204 846, 290 808, 376 766, 470 738, 600 724, 760 716, 1000 722, 1300 716, 1640 700",
  17,
  5,
);

/** The land from the far woods to the savanna, falling away to the left. */
export function land({ inks }: Light): Art {
  const random = seeded(31);
  const patchy = noise(40);
  const rim = (depth: number) => ({ depth, sunX: at[0], reach: 800 });
  // No leaves along these edges: they would be most of the file.
  const grass = (list: string, seed: number, ink: string) =>
    ridge(
      edge(list, seed, 5),
      height,
      { base: ink, rim: inks.meadowLit },
      rim(10),
    );
  return [
    print(
      inks.ridge3,
      ...woods(random, [540, width + 20], far, 34, (x) =>
        Math.abs(x - at[0]) < 210 ? 0 : 0.5 + patchy(x / 130),
      ),
    ),
    ridge(far, height, { base: inks.ridge2, rim: inks.glow }, rim(9)),
    ridge(near, height, { base: inks.ridge3, rim: inks.ridge1 }, rim(10)),
    print(
      inks.mist,
      mist([900, 648], 620, 16, 21),
      mist([1290, 650], 420, 12, 25),
    ),
    grass(
      "296 812, 372 742, 470 702, 590 672, 820 652, 1100 656, 1640 650",
      11,
      inks.meadow,
    ),
    print(
      inks.meadowLit,
      mist([760, 676], 480, 14, 33),
      mist([1010, 668], 300, 10, 37),
    ),
    ridge(
      swell,
      height,
      { base: inks.meadowShade, rim: inks.meadowLit },
      rim(12),
    ),
    oak(seeded(6), [560, 692], 118, inks, 1),
    oak(seeded(14), [458, 722], 74, inks, 1),
    oak(seeded(19), [1128, heightAt(swell, 1128) + 6], 110, inks, -1),
    oak(seeded(24), [1216, heightAt(swell, 1216) + 6], 70, inks, -1),
    ridge(
      brow,
      height,
      { base: inks.meadowShade, rim: inks.meadowLit },
      rim(10),
    ),
    // Where it ends on the page, in grass instead of an edge.
    tussocks(
      random,
      [40, 350],
      [9, 22],
      (x) => ({
        root: [x, heightAt(brow, x) + 12],
        height: random.between(12, 34),
        spread: 0.5,
        width: 6,
        count: 4,
      }),
      [inks.meadowShade, inks.grass],
    ),
    print(
      inks.meadow,
      mist([600, 760], 380, 17, 43),
      mist([1120, 748], 460, 16, 47),
    ),
    print(
      inks.grassMid,
      mist([1270, 762], 620, 26, 51),
      mist([1130, 792], 420, 14, 53),
    ),
    swath({ of: "gold", seed: 3, at: [430, 790], long: 150, size: 8 }, inks),
    swath({ of: "rose", seed: 5, at: [1120, 760], long: 130, size: 8 }, inks),
    burOak(seeded(9), [1372, 748], 640, inks, -1),
  ].join("");
}
