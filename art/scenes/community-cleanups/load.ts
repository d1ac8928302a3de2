import { type Inks } from "../../kit/light";
import { bend, blob, disc, type Point, polygon, stroke } from "../../kit/path";
import { type Art, inside, print, turned } from "../../kit/svg";

/** A full trash bag, tied at the neck, sitting on `foot`. */
export function bag(
  [x, y]: Point,
  size: number,
  tilt: number,
  inks: { readonly lit: string; readonly base: string; readonly shade: string },
): Art {
  const at = (across: number, up: number): Point => [
    x + across * size,
    y - up * size,
  ];
  const sack = blob([
    at(-0.34, 0),
    at(-0.5, 0.2),
    at(-0.47, 0.48),
    at(-0.3, 0.7),
    at(-0.1, 0.84),
    at(-0.04, 0.92),
    at(0.06, 0.92),
    at(0.1, 0.83),
    at(0.32, 0.68),
    at(0.48, 0.44),
    at(0.5, 0.18),
    at(0.34, -0.01),
  ]);
  const fold = (from: Point, pull: Point, to: Point, wide: number) =>
    stroke(
      bend(from, pull, to, 10),
      (t) => size * wide * Math.sin(Math.PI * (0.1 + 0.85 * t)),
    );
  const gathered = polygon([
    at(-0.04, 0.9),
    at(-0.13, 0.99),
    at(-0.06, 1.0),
    at(-0.03, 1.06),
    at(0.04, 1.0),
    at(0.1, 1.05),
    at(0.12, 0.97),
    at(0.17, 0.96),
    at(0.08, 0.9),
  ]);
  return turned(
    tilt,
    [x, y],
    print(inks.base, gathered, sack),
    inside(
      sack,
      print(
        inks.shade,
        blob([
          at(-0.6, -0.1),
          at(-0.6, 0.7),
          at(-0.2, 0.86),
          at(-0.34, 0.5),
          at(-0.22, 0.22),
          at(0.2, 0.09),
          at(0.6, 0.14),
          at(0.6, -0.2),
        ]),
      ),
      print(
        inks.lit,
        blob([
          at(0.06, 0.9),
          at(0.3, 0.74),
          at(0.46, 0.46),
          at(0.46, 0.24),
          at(0.34, 0.42),
          at(0.2, 0.6),
        ]),
      ),
      print(
        inks.shade,
        fold(at(0.03, 0.88), at(0.12, 0.6), at(0.1, 0.36), 0.014),
        fold(at(0, 0.88), at(-0.02, 0.7), at(-0.12, 0.56), 0.016),
        fold(at(0.06, 0.86), at(0.22, 0.74), at(0.26, 0.6), 0.01),
      ),
    ),
    print(inks.shade, disc(at(0.02, 0.92), size * 0.07, size * 0.045)),
  );
}

/** The inks of the two kinds of bag that the canoes carry. */
export const sacks = (inks: Inks) => ({
  white: { lit: inks.cream, base: inks.paper, shade: inks.smoke },
  gold: { lit: inks.glowNear, base: inks.gold, shade: inks.petalGoldShade },
});

/** An old tire on its edge, turned a little toward the viewer. */
export function tire(
  [x, y]: Point,
  size: number,
  tilt: number,
  inks: Inks,
): Art {
  const wide = size * 0.4;
  const back = size * 0.16;
  const rim = Array.from({ length: 13 }, (_, index): string => {
    const angle = (index / 13) * 2 * Math.PI;
    const out = (reach: number): Point => [
      x + Math.cos(angle) * wide * reach,
      y + Math.sin(angle) * size * 0.5 * reach,
    ];
    return stroke([out(0.84), out(1)], () => size * 0.018);
  });
  return turned(
    tilt,
    [x, y],
    print(inks.ink, disc([x - back, y], wide, size * 0.5)),
    print(inks.ink, disc([x, y], wide, size * 0.5)),
    print(inks.grassMid, disc([x, y], wide * 0.98, size * 0.49)),
    print(inks.ink, ...rim, disc([x, y], wide * 0.86, size * 0.43)),
    print(inks.ridge3, disc([x, y], wide * 0.66, size * 0.33)),
    print(inks.bark, disc([x - 1, y], wide * 0.6, size * 0.3)),
    inside(
      disc([x, y], wide * 0.58, size * 0.29),
      print(inks.ink, disc([x - back * 0.7, y], wide * 0.58, size * 0.29)),
    ),
  );
}

/** A bottle afloat, its neck up out of the water. */
export function bottle([x, y]: Point, size: number, inks: Inks): Art {
  const at = (along: number, up: number): Point => [
    x + along * size,
    y - up * size - along * size * 0.4,
  ];
  return [
    print(inks.waterShade, disc([x, y + size * 0.1], size * 0.9, size * 0.16)),
    print(
      inks.leafLit,
      blob([
        at(-0.6, -0.2),
        at(-0.62, 0.16),
        at(0.1, 0.2),
        at(0.34, 0.08),
        at(0.66, 0.07),
        at(0.66, -0.08),
        at(0.34, -0.1),
        at(0.1, -0.22),
      ]),
    ),
    print(
      inks.cream,
      blob([at(-0.4, 0.1), at(0.06, 0.13), at(0.06, 0), at(-0.4, 0)]),
    ),
    print(
      inks.rust,
      blob([at(0.6, 0.1), at(0.76, 0.1), at(0.76, -0.1), at(0.6, -0.1)]),
    ),
  ].join("");
}
