import { burOak } from "../../kit/bur-oak";
import { fringe } from "../../kit/grass";
import { below, crest, heightAt, mist, ridge } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { oak, woods } from "../../kit/oak";
import { type Point, points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { height, sun } from "./canvas";
import { swath } from "../hero/drifts";

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
      (x) => heightAt(edge, x) + size * 0.12,
      size,
      // In woods, not tree by tree, and open below the sun.
      (x) =>
        Math.abs(x - sun[0]) < 420 ? 0 : patchy(x / 300 + shift) > 0 ? 0.96 : 0,
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

/** Swells with old oaks at both ends, which hold the strip together. */
function savanna(inks: Inks): Art {
  const random = seeded(223);
  const swells = [
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
  ] as const;
  return swells
    .map(({ edge, oaks, side }) =>
      [
        ridge(
          edge,
          560,
          { base: inks.ridge4, rim: inks.meadow },
          { depth: 7, sunX: sun[0], reach: 1900 },
        ),
        print(
          inks.ridge5,
          ...oaks.map(([x, size]) =>
            mist(
              [x - (side * size) / 4, heightAt(edge, x) + 12],
              size * 1.3,
              size * 0.07 + 4,
              size,
            ),
          ),
        ),
        ...oaks.map(([x, size]) =>
          (size > 100 ? burOak : oak)(
            random,
            [x, heightAt(edge, x) + 8],
            size,
            inks,
            side,
          ),
        ),
      ].join(""),
    )
    .join("");
}

/** A plate of grass with a toothed edge whose tips catch the light. */
function field(
  edge: readonly Point[],
  ink: string,
  lit: string,
  seed: number,
  tall: number,
): Art {
  const near = edge.filter(([x]) => Math.abs(x - sun[0] + 120) < 1100);
  return (
    print(lit, ...fringe(seeded(seed + 1), near, tall * 1.15, tall)) +
    print(ink, below(edge, height), ...fringe(seeded(seed), edge, tall, tall))
  );
}

export function land(inks: Inks): Art {
  const gold = {
    lit: inks.petalGold,
    shade: inks.petalGoldShade,
    stem: inks.grassMid,
  };
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
    savanna(inks),
    field(far, inks.meadow, inks.meadowLit, 242, 9),
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
    swath({ seed: 12, at: [1240, 560], long: 200, size: 5 }, gold),
    field(near, inks.meadowShade, inks.meadowLit, 243, 18),
    print(
      inks.grass,
      mist([620, 628], 900, 18, 281),
      mist([1760, 632], 760, 20, 282),
      mist([2560, 620], 700, 18, 283),
    ),
    swath({ seed: 13, at: [1560, 626], long: 240, size: 8 }, gold),
    swath(
      { seed: 14, at: [960, 632], long: 200, size: 8 },
      { lit: inks.petalRose, shade: inks.petalRoseShade, stem: inks.grassMid },
    ),
  ].join("");
}
