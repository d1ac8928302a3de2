import { field } from "../../kit/field";
import { crest, mist, ridge } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { savanna, type Swell } from "../../kit/savanna";
import { type Art, print } from "../../kit/svg";
import { swath } from "../../kit/swath";
import { woods } from "../../kit/woods";
import { height, sun } from "./canvas";

const rim = (depth: number) => ({ depth, sunX: sun[0], reach: 1500 });

/** Far ridges with woods, two steps of haze. */
function ridges(inks: Inks): Art {
  const random = seeded(204);
  const patchy = noise(208);
  const far = crest(
    points("-20 452, 500 440, 1100 462, 1700 450, 2300 458, 2900 420"),
    203,
    7,
  );
  const near = crest(
    points("-20 470, 420 476, 1000 488, 1600 480, 2200 492, 2900 462"),
    209,
    7,
  );
  const along = (edge: readonly Point[], size: number, shift: number) =>
    woods(
      random,
      [-20, 2900],
      edge,
      size,
      // In woods, not tree by tree, and open below the sun.
      (x) =>
        Math.abs(x - sun[0]) < 420 ? 0 : patchy(x / 300 + shift) > 0 ? 0.96 : 0,
      size * 0.12,
    );
  return [
    print(inks.ridge2, ...along(far, 22, 0)),
    ridge(far, height, { base: inks.ridge2, rim: inks.glow }, rim(6)),
    print(
      inks.mist,
      mist([1300, 482], 1400, 16, 231),
      mist([2300, 480], 900, 14, 232),
    ),
    print(inks.ridge3, ...along(near, 38, 9)),
    ridge(near, height, { base: inks.ridge3, rim: inks.ridge1 }, rim(8)),
    print(
      inks.mist,
      mist([1560, 508], 1700, 13, 233),
      mist([700, 516], 900, 9, 234),
    ),
  ].join("");
}

/** Old oaks at both ends, which hold the strip together. */
const swells: readonly Swell[] = [
  {
    edge: crest(points("-20 500, 260 508, 620 526, 980 540"), 252, 5),
    oaks: [
      [14, 262],
      [236, 84],
      [330, 112],
      [560, 70],
      [640, 54],
    ],
    side: 1,
  },
  {
    edge: crest(points("1980 540, 2280 520, 2560 488, 2900 466"), 251, 5),
    oaks: [
      [2262, 76],
      [2350, 118],
      [2460, 88],
      [2560, 270],
      [2800, 430],
    ],
    side: -1,
  },
];

export function land(inks: Inks): Art {
  const lit = { ink: inks.meadowLit, sunX: sun[0], reach: 1100 };
  const far = crest(
    points("-20 546, 800 540, 1600 530, 2300 536, 2900 546"),
    242,
    4,
  );
  const near = crest(
    points("-20 590, 700 584, 1400 604, 2100 596, 2900 580"),
    243,
    5,
  );
  return [
    ridges(inks),
    savanna(seeded(223), inks, swells, {
      sunX: sun[0],
      bottom: 560,
      rim: 7,
      sink: 8,
      nearWidth: 100,
      shade: { drop: 12, aside: 1 / 4, long: 1.3, deep: 0.07 },
    }),
    field(far, height, { ink: inks.meadow, seed: 242, tall: 9, lit }),
    print(
      inks.meadowLit,
      mist([1500, 556], 1000, 16, 263),
      mist([2160, 552], 620, 14, 264),
    ),
    // The river, hidden by its banks but for a sliver at every turn.
    print(
      inks.grassMid,
      mist([1960, 566], 520, 20, 271),
      mist([2140, 549], 260, 11, 272),
    ),
    print(
      inks.waterGlow,
      mist([1960, 569], 490, 14, 273),
      mist([2142, 551], 230, 7, 274),
    ),
    print(
      inks.waterLit,
      mist([2040, 568], 220, 8, 275),
      mist([2130, 551], 120, 4, 276),
    ),
    print(
      inks.meadowShade,
      mist([2620, 560], 640, 13, 277),
      mist([420, 566], 800, 12, 278),
      mist([1180, 574], 500, 10, 279),
    ),
    swath({ of: "gold", seed: 12, at: [1240, 560], long: 200, size: 5 }, inks),
    field(near, height, { ink: inks.meadowShade, seed: 243, tall: 18, lit }),
    print(
      inks.grass,
      mist([620, 628], 900, 18, 281),
      mist([1760, 632], 760, 20, 282),
      mist([2560, 620], 700, 18, 283),
    ),
    swath({ of: "gold", seed: 13, at: [1560, 626], long: 240, size: 8 }, inks),
    swath({ of: "rose", seed: 14, at: [960, 632], long: 200, size: 8 }, inks),
  ].join("");
}
