import { below } from "./land";
import { bend, type Point, stroke } from "./path";
import { noise, type Random, seeded } from "./random";
import { type Art, print } from "./svg";

/** A clump in the wind: leaves from one root, all leaning to the right. */
export function clump(random: Random, [x, y]: Point, tall: number): string[] {
  const count = 4 + Math.floor(random.next() * 4);
  return Array.from({ length: count }, () => {
    const out = random.wobble();
    const high = tall * random.between(0.6, 1.2) * (1 - 0.3 * Math.abs(out));
    const lean = high * (0.42 + 0.25 * out);
    const root: Point = [x + out * tall * 0.22, y + tall * 0.2];
    const spine = bend(
      root,
      [root[0] + lean * 0.1, root[1] - high * random.between(0.6, 1)],
      [root[0] + lean, root[1] - high * random.between(0.8, 1)],
      9,
    );
    const half = tall * random.between(0.05, 0.09) + 1;
    return stroke(
      spine,
      (t) => half * Math.min(1, 0.25 + t * 3) * Math.pow(1 - t, 0.7),
    );
  });
}

/** Clumps along an edge, the tallest about `tall` px high. */
function clumps(
  random: Random,
  edge: readonly Point[],
  tall: number,
  apart: number,
): string[] {
  let due = 0;
  return edge.flatMap((root, index) => {
    due += root[0] - (edge[index - 1] ?? root)[0];
    if (due < 0) return [];
    due -= apart * random.between(0.4, 1.6);
    return clump(random, root, tall * random.between(0.45, 1));
  });
}

/**
 * A layer of tall grass from its edge down to `bottom`, combed into waves by
 * the wind, up to `tall` px above the edge. The light comes through leaves at
 * its back, through most of them near `sunX`.
 */
export function tallGrass(
  edge: readonly Point[],
  bottom: number,
  {
    ink,
    litInk,
    seed,
    tall,
    sunX,
  }: {
    readonly ink: string;
    readonly litInk: string;
    readonly seed: number;
    readonly tall: number;
    readonly sunX: number;
  },
): Art {
  const random = seeded(seed);
  const wave = noise(seed);
  const top = edge.map(([x, y]): Point => [
    x,
    y - tall * 0.45 * (0.4 + wave(x / (tall * 3.2))),
  ]);
  const sunny = top.filter(
    ([x]) => Math.abs(x - sunX) < 1300 && wave(x / tall + 90) > -0.25,
  );
  return (
    print(litInk, ...clumps(random, sunny, tall * 0.75, 8 + tall * 0.42)) +
    print(
      ink,
      below(top, bottom),
      ...clumps(random, top, tall * 0.66, 9 + tall * 0.13),
    )
  );
}
