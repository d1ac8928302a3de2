import { goldfinch } from "../../kit/finch";
import { coneflower, susan } from "../../kit/flowers";
import { blade, bluestem, tussock } from "../../kit/grass";
import { type Inks } from "../../kit/light";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

/** Few and big: at 300 px a small flower is a speck. */
const coneflowers = [
  [336, 118, 14, 106],
  [172, 184, 24, 172],
  [1016, 132, -26, 128],
] as const;
const susans = [
  [262, 96, 20, 96],
  [62, 86, -10, 112],
  [420, 58, 20, 70],
  [934, 46, -16, 70],
  [1098, 96, 16, 116],
  [1180, 156, 10, 104],
] as const;
const seedHeads = [
  [26, 236, -20, 62],
  [84, 270, 16, 70],
  [300, 190, 34, 56],
  [1092, 214, 24, 58],
  [1150, 262, -8, 70],
] as const;

export function flowers(inks: Inks): Art {
  const random = seeded(331);
  const rose = {
    ...inks,
    petal: inks.petalRose,
    petalShade: inks.petalRoseShade,
  };
  const yellow = {
    petal: inks.petalGold,
    petalShade: inks.petalGoldShade,
    eye: inks.coneShade,
    eyeLit: inks.cone,
  };
  /** Grass is tall at both sides and leaves the river open. */
  const row = (step: number, part: number, names: readonly string[]) => {
    const art: Art[] = [];
    for (let x = -10; x < 1210; x += step * random.between(0.5, 1.2)) {
      const near = x < 760 ? 1 - x / 760 : (x - 880) / 330;
      if (near < 0.03) continue;
      const tall = (34 + 150 * near) * part * random.between(0.6, 1);
      art.push(
        tussock(
          random,
          [x, 640],
          { height: tall, spread: tall * 0.42, count: 6, width: 8 },
          names,
        ),
      );
    }
    return art.join("");
  };
  return [
    row(16, 1.1, [inks.grass, inks.grassMid]),
    ...seedHeads.map(([x, tall, lean, toes]) =>
      bluestem(
        random,
        [x, 636],
        tall,
        lean,
        {
          stem: inks.seedShade,
          leaf: inks.grass,
          seed: inks.seed,
          seedLit: inks.seedLit,
        },
        toes,
      ),
    ),
    ...coneflowers.map(([x, tall, lean, size]) =>
      coneflower(
        random,
        { root: [x, 640], height: tall, lean, stem: inks.grass },
        size,
        rose,
      ),
    ),
    ...susans.map(([x, tall, lean, size]) =>
      susan(
        random,
        { root: [x, 640], height: tall, lean, stem: inks.grass },
        size,
        random.between(0.55, 0.85),
        yellow,
      ),
    ),
    print(
      inks.grassShade,
      blade([20, 640], 210, 60, 10),
      blade([226, 640], 150, -40, 9),
      blade([330, 640], 120, 50, 8),
      blade([1060, 640], 140, -36, 8),
      blade([1196, 640], 220, -44, 10),
    ),
    row(18, 0.46, [inks.grassShade, inks.ink]),
    goldfinch([994, 476], 128, -1, inks),
  ].join("");
}
