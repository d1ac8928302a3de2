import { blade } from "../../kit/grass";
import { type Inks } from "../../kit/light";
import { bluestems, coneflowers, susans, tussocks } from "../../kit/planting";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { width } from "./canvas";

/** Big bluestem: x of the root, height, lean, length of the toes. */
const seedHeads = [
  [96, 250, -30, 70],
  [120, 280, -20, 76],
  [226, 220, 14, 58],
  [520, 160, 30, 50],
  [1120, 150, -20, 48],
  [1180, 190, 34, 54],
  [2216, 220, -40, 60],
  [2290, 290, -16, 72],
  [2360, 240, 44, 64],
  [2700, 250, -30, 66],
  [2850, 300, -20, 74],
] as const;

/** Coneflowers and Susans: x of the root, height, lean, size across. */
const purple = [
  [360, 190, -16, 104],
  [560, 150, 26, 80],
  [1200, 104, 24, 60],
  [2440, 200, 24, 116],
  [2130, 130, -24, 78],
  [2780, 176, 20, 110],
] as const;
const yellow = [
  [296, 110, 14, 78],
  [430, 130, 24, 84],
  [476, 86, -10, 66],
  [610, 80, 20, 60],
  [1240, 90, 20, 58],
  [1286, 70, -10, 50],
  [2070, 76, -12, 58],
  [2360, 120, -12, 82],
  [2516, 110, 20, 78],
  [2566, 76, -10, 66],
  [2700, 96, -18, 76],
] as const;

/** `without` the bluestems whose brown would not be seen. */
export function grasses(inks: Inks, without: number[] = []): Art {
  const random = seeded(231);
  const swell = noise(236);
  /** Taller in tufts and toward both ends, so that the strip is framed. */
  const tallAt = (x: number) =>
    58 +
    56 * swell(x / 260) +
    90 * Math.pow(Math.abs(x - width / 2) / (width / 2), 3);
  const row = (step: number, part: number, inkNames: readonly string[]) =>
    tussocks(
      random,
      [-20, width + 20],
      [0.4 * step, 1.2 * step],
      (x) => ({
        root: [x, 728],
        height: Math.max(26, tallAt(x) * part * random.between(0.7, 1.15)),
        spread: 0.45,
        width: 7,
      }),
      inkNames,
    );
  const dark = Array.from({ length: 22 }, () => {
    const x = random.between(0, width);
    const tall = Math.max(50, tallAt(x) * random.between(1, 1.7));
    return blade([x, 730], tall, random.wobble() * tall * 0.5, 8);
  });
  return [
    row(30, 1.35, [inks.grassLit, inks.grass, inks.grassMid]),
    ...bluestems(random, inks, 726, seedHeads).filter(
      (_, index) => !without.includes(index),
    ),
    row(34, 1, [inks.grass, inks.grassMid]),
    ...coneflowers(random, inks, 730, purple),
    ...susans(random, inks, 730, yellow),
    print(inks.grassShade, ...dark),
    row(26, 0.62, [inks.grassShade, inks.ink]),
  ].join("");
}
