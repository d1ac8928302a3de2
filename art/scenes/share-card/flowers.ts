import { goldfinch } from "../../kit/finch";
import { blade } from "../../kit/grass";
import { type Inks } from "../../kit/light";
import { bluestems, coneflowers, susans, tussocks } from "../../kit/planting";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";

/** Few and big: at 300 px a small flower is a speck. */
const purple = [
  [336, 118, 14, 106],
  [172, 184, 24, 172],
  [1016, 132, -26, 128],
] as const;
const yellow = [
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
  /** Grass is tall at both sides and leaves the river open. */
  const row = (step: number, part: number, names: readonly string[]) =>
    tussocks(
      random,
      [-10, 1210],
      [0.5 * step, 1.2 * step],
      (x) => {
        const near = x < 760 ? 1 - x / 760 : (x - 880) / 330;
        if (near < 0.03) return undefined;
        const height = (34 + 150 * near) * part * random.between(0.6, 1);
        return { root: [x, 640], height, spread: 0.42, width: 8 };
      },
      names,
    );
  return [
    row(16, 1.1, [inks.grass, inks.grassMid]),
    ...bluestems(random, inks, 636, seedHeads),
    ...coneflowers(random, inks, 640, purple),
    ...susans(random, inks, 640, yellow, 0.55),
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
