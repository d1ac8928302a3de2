import { bend, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/**
 * One leaf of grass from its root: rises `height` px, leans `lean` px and
 * nods at the tip by `nod` (0 straight, 1 hanging over).
 */
export function blade(
  [x, y]: Point,
  height: number,
  lean: number,
  width: number,
  nod = 0,
): string {
  const top: Point = [x + lean * 0.62, y - height];
  const tip: Point = [
    x + lean * (1 + nod * 0.5),
    y - height * (1 - nod * 0.42),
  ];
  const spine =
    nod > 0.05
      ? bend(
          [x, y],
          [top[0] - lean * 0.35, top[1] - height * nod * 0.3],
          tip,
          12,
        )
      : bend(
          [x, y],
          [x + lean * 0.15, y - height * 0.6],
          [x + lean, y - height],
          9,
        );
  return stroke(
    spine,
    (t) => width * 0.5 * Math.min(1, 0.55 + t * 1.6) * Math.pow(1 - t, 0.7),
  );
}

/**
 * A tussock: leaves fanning from one root, the tall ones upright in the
 * middle and the outer ones shorter and nodding. `inks` go from the back
 * leaves to the front ones.
 */
export function tussock(
  random: Random,
  [x, y]: Point,
  size: {
    readonly height: number;
    readonly spread: number;
    readonly count: number;
    readonly width: number;
  },
  inks: readonly string[],
): Art {
  const wind = random.wobble() * 0.12 + 0.06;
  return inks
    .map((ink, layer) => {
      const share = Math.ceil(size.count / inks.length);
      const leaves = Array.from({ length: share }, () => {
        const out = random.wobble();
        const height =
          size.height *
          random.between(0.6, 1) *
          (1 - 0.35 * Math.abs(out)) *
          (1 - (layer / inks.length) * 0.3);
        return blade(
          [x + out * size.spread * 0.28, y + random.next() * 8],
          height,
          out * size.spread + wind * height,
          size.width * random.between(0.65, 1.2),
          random.chance(0.35) ? random.between(0.2, 0.75) : 0,
        );
      });
      return print(ink, ...leaves);
    })
    .join("");
}

/**
 * The toothed upper edge of a stand of grass: leaves rooted along `edge`,
 * about `tall` px high and `step` px apart, in tufts, not one by one.
 */
export function fringe(
  random: Random,
  edge: readonly Point[],
  tall: number,
  step: number,
): string[] {
  const leaves: string[] = [];
  let due = 0;
  edge.forEach(([x, y], index) => {
    const before = edge[index - 1];
    if (before) due += Math.abs(x - before[0]);
    while (due > step) {
      due -= step * random.between(0.4, 2.2);
      const tuft = 1 + Math.floor(random.next() * 4);
      for (let leaf = 0; leaf < tuft; leaf += 1) {
        const high = tall * random.between(0.35, 1);
        leaves.push(
          blade(
            [x + random.wobble() * step, y + tall * 0.2],
            high * 1.2,
            high * (random.wobble() * 0.5 + 0.12),
            tall * 0.09 + 1.5,
          ),
        );
      }
    }
  });
  return leaves;
}
