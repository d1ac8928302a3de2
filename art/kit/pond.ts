import { blade } from "./grass";
import { bend, blob, disc, type Point, polygon, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print, turned } from "./svg";

/**
 * A cattail: a straight stalk `height` px high with its brown club, `size` px
 * thick, a spike on top, and strap leaves about as high as itself.
 */
export function cattail(
  random: Random,
  [x, y]: Point,
  height: number,
  lean: number,
  size: number,
  inks: {
    readonly stem: string;
    readonly leaf: string;
    readonly leafLit: string;
    readonly club: string;
    readonly clubLit: string;
  },
): Art {
  const top: Point = [x + lean, y - height];
  const spine = bend([x, y], [x + lean * 0.3, y - height * 0.6], top, 20);
  const along = (t: number): Point => spine[Math.round(t * 20)] ?? top;
  const long = Math.min(0.34, (size * 5.2) / height);
  const [from, to] = [along(0.9 - long), along(0.9)];
  const club = (half: number, shift: number) =>
    stroke(
      Array.from({ length: 25 }, (_, index): Point => {
        // Closer together at the ends, which are round.
        const t = (1 - Math.cos((index / 24) * Math.PI)) / 2;
        return [
          from[0] + (to[0] - from[0]) * t + shift,
          from[1] + (to[1] - from[1]) * t,
        ];
      }),
      (t) => half * Math.pow(Math.sin(Math.PI * (0.02 + 0.96 * t)), 0.5),
    );
  const leaves = [-1, 1, 0.6].map((side) =>
    blade(
      [x + side * size * 0.5, y],
      height * random.between(0.72, 1.06),
      side * height * random.between(0.1, 0.22),
      size * random.between(0.8, 1.1),
      random.chance(0.4) ? random.between(0.15, 0.4) : 0,
    ),
  );
  return [
    print(inks.leaf, ...leaves.slice(0, 2)),
    print(
      inks.stem,
      stroke(spine, (t) => size * (0.2 - 0.13 * t)),
    ),
    print(inks.clubLit, club(size * 0.5, 0)),
    print(inks.club, club(size * 0.42, -size * 0.1)),
    print(inks.leafLit, ...leaves.slice(2)),
  ].join("");
}

/**
 * A dragonfly from above and behind, `span` px from wing tip to wing tip, its
 * head toward `degrees` clockwise from up.
 */
export function dragonfly(
  [x, y]: Point,
  span: number,
  degrees: number,
  inks: {
    readonly wing: string;
    readonly vein: string;
    readonly body: string;
    readonly bodyLit: string;
  },
): Art {
  const s = span / 200;
  const at = (side: 1 | -1, list: readonly Point[]) =>
    list.map(([dx, dy]): Point => [x + side * dx * s, y + dy * s]);
  const wing = (side: 1 | -1, rear: boolean, shrink: number) =>
    blob(
      at(
        side,
        (rear
          ? ([
              [4, 2],
              [40, 2],
              [78, 16],
              [90, 32],
              [74, 38],
              [34, 26],
              [8, 12],
            ] as const)
          : ([
              [4, -10],
              [44, -30],
              [88, -42],
              [100, -36],
              [90, -22],
              [46, -8],
              [8, -2],
            ] as const)
        ).map(([dx, dy]): Point => {
          const [midX, midY] = rear ? [48, 18] : [52, -24];
          return [midX + (dx - midX) * shrink, midY + (dy - midY) * shrink];
        }),
      ),
    );
  const sides = [1, -1] as const;
  const wings = (shrink: number) =>
    sides.flatMap((side) => [
      wing(side, true, shrink),
      wing(side, false, shrink),
    ]);
  return turned(
    degrees,
    [x, y],
    print(inks.vein, ...wings(1)),
    print(inks.wing, ...wings(0.86)),
    print(
      inks.vein,
      ...sides.flatMap((side) => [
        stroke(
          at(side, [
            [4, -6],
            [86, -34],
          ]),
          (t) => s * (2 - 1.2 * t),
        ),
        stroke(
          at(side, [
            [4, 5],
            [78, 27],
          ]),
          (t) => s * (2 - 1.2 * t),
        ),
      ]),
    ),
    print(
      inks.body,
      stroke(
        [0, 0.2, 0.6, 0.85, 0.95, 1].map((t): Point => [
          x,
          y + (2 + 112 * t) * s,
        ]),
        (t) => s * (5.4 - 2 * t - 3 * Math.pow(t, 8)),
      ),
      disc([x, y - 4 * s], 9 * s, 15 * s),
      disc([x, y - 22 * s], 10 * s, 7 * s),
    ),
    print(
      inks.bodyLit,
      ...[26, 46, 66, 86].map((dy) => disc([x, y + dy * s], 2.4 * s, 6 * s)),
      disc([x + 5 * s, y - 24 * s], 3.4 * s),
    ),
  );
}

/**
 * A floating lily leaf, `size` px across, with its notch toward `turn` (0 to 1
 * of a turn).
 */
export function lilyPad([x, y]: Point, size: number, turn: number): string {
  const start = turn * 2 * Math.PI;
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const angle = start + 0.24 + (index / 24) * (2 * Math.PI - 0.48);
    return [
      x + Math.cos(angle) * size * 0.5,
      y + Math.sin(angle) * size * 0.17,
    ];
  });
  return polygon([
    [x + Math.cos(start) * size * 0.1, y + Math.sin(start) * size * 0.03],
    ...rim,
  ]);
}
