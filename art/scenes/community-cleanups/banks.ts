import { blob, type Point } from "../../kit/path";
import { type Random } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { glint } from "../../kit/water";

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A crown seen from far: a few big lumps, flat below. */
export function bush(
  random: Random,
  [x, y]: Point,
  wide: number,
  deep: number,
): string {
  const lumps = 7 + Math.floor(random.next() * 3);
  const start = random.next() * 3;
  return blob(
    Array.from({ length: lumps * 2 }, (_, index): Point => {
      const angle = start + (index / lumps) * Math.PI;
      const out = (index % 2 === 0 ? 1.03 : 0.9) + random.wobble() * 0.07;
      const flat = Math.sin(angle) > 0 ? 0.7 : 1;
      return [
        x + Math.cos(angle) * wide * out,
        y + Math.sin(angle) * deep * out * flat,
      ];
    }),
  );
}

/** Trees shouldering each other, lit from the right. */
export const growing = (
  random: Random,
  list: readonly Crown[],
  inks: { readonly shade: string; readonly leaf: string; readonly lit: string },
): Art[] => [
  print(
    inks.shade,
    ...list.map(({ x, y, size }) => bush(random, [x, y], size, size * 0.86)),
  ),
  print(
    inks.leaf,
    ...list
      .filter((_, index) => index % 4 !== 2)
      .map(({ x, y, size }) =>
        bush(
          random,
          [x + size * 0.2, y - size * 0.16],
          size * 0.66,
          size * 0.5,
        ),
      ),
  ),
  print(
    inks.lit,
    ...list
      .filter((_, index) => index % 4 === 0)
      .map(({ x, y, size }) =>
        bush(
          random,
          [x + size * 0.4, y - size * 0.34],
          size * 0.38,
          size * 0.2,
        ),
      ),
  ),
];

/** Where water meets a bank it shines in places, more toward the viewer. */
export const waterline = (random: Random, bank: readonly Point[]): string[] =>
  bank
    .filter(() => random.chance(0.17))
    .map(([x, y]) =>
      glint(
        [x, y + 2],
        ((y - 600) / 400) * random.between(60, 170),
        ((y - 600) / 400) * random.between(5, 9),
      ),
    );
