import { blade } from "./grass";
import { bend, disc, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/**
 * Canada wild rye: a stem `height` px high whose bristly head, `head` px long,
 * hangs over to the side of `lean`.
 */
export function wildRye(
  random: Random,
  [x, y]: Point,
  height: number,
  lean: number,
  head: number,
  inks: {
    readonly stem: string;
    readonly leaf: string;
    readonly seed: string;
    readonly seedLit: string;
  },
): Art {
  const side = lean < 0 ? -1 : 1;
  const top: Point = [x + lean, y - height];
  const tip: Point = [top[0] + side * head * 0.78, top[1] + head * 0.42];
  const stem = bend([x, y], [x + lean * 0.1, y - height * 0.6], top, 14);
  const axis = bend(
    top,
    [top[0] + side * head * 0.42, top[1] - head * 0.3],
    tip,
    12,
  );
  const bristles = axis.slice(1).map(([fromX, fromY], index): string => {
    const [beforeX, beforeY] = axis[index] ?? [fromX, fromY];
    const along = Math.atan2(fromY - beforeY, fromX - beforeX);
    const out = (index % 2 === 0 ? 1 : -1) * random.between(0.14, 0.34);
    const reach = head * random.between(0.3, 0.44) * (1 - index * 0.02);
    const to: Point = [
      fromX + Math.cos(along + out) * reach,
      fromY + Math.sin(along + out) * reach,
    ];
    return stroke(
      bend(
        [fromX, fromY],
        [
          (fromX + to[0]) / 2 + Math.cos(along) * reach * 0.12,
          (fromY + to[1]) / 2 + Math.sin(along) * reach * 0.12,
        ],
        to,
        6,
      ),
      (t) => head * 0.045 * Math.pow(1 - t, 1.1) + 0.4,
    );
  });
  const leaves = [0.2, 0.42].map((part, index) => {
    const [leafX, leafY] = stem[Math.round(part * 14)] ?? [x, y];
    return blade(
      [leafX, leafY],
      height * random.between(0.16, 0.24),
      (index === 0 ? 1 : -1) * side * height * random.between(0.1, 0.18),
      head * 0.09,
      random.between(0.3, 0.8),
    );
  });
  return [
    print(inks.leaf, ...leaves),
    print(
      inks.stem,
      stroke(stem, (t) => head * (0.026 - 0.01 * t)),
    ),
    print(
      inks.seed,
      ...bristles.filter((_, index) => index % 2 === 0),
      stroke(axis, (t) => head * 0.07 * Math.sin(Math.PI * (0.1 + 0.86 * t))),
    ),
    print(inks.seedLit, ...bristles.filter((_, index) => index % 2 === 1)),
  ].join("");
}

/**
 * A coneflower gone to seed: only the dark spiny head is left, `size` px
 * across, on a stem `height` px high.
 */
export function seedCone(
  random: Random,
  [x, y]: Point,
  height: number,
  lean: number,
  size: number,
  inks: {
    readonly stem: string;
    readonly cone: string;
    readonly lit: string;
  },
): Art {
  const top: Point = [x + lean, y - height];
  const spines = Array.from({ length: 12 }, (_, index) => {
    const angle = Math.PI * (-0.06 + (1.12 * index) / 11);
    const reach = size * random.between(0.52, 0.6);
    const from: Point = [
      top[0] - Math.cos(angle) * size * 0.34,
      top[1] - Math.sin(angle) * size * 0.36,
    ];
    return {
      lit: Math.cos(angle) < -0.15,
      path: stroke(
        [
          from,
          [
            top[0] - Math.cos(angle) * reach,
            top[1] - Math.sin(angle) * reach * 1.06,
          ],
        ],
        (t) => size * 0.09 * (1 - t) + 0.5,
      ),
    };
  });
  return [
    print(
      inks.stem,
      stroke(
        bend([x, y], [x, y - height * 0.6], top, 12),
        (t) => size * (0.075 - 0.03 * t),
      ),
    ),
    print(inks.lit, ...spines.filter((one) => one.lit).map((one) => one.path)),
    print(
      inks.cone,
      ...spines.filter((one) => !one.lit).map((one) => one.path),
      disc([top[0], top[1] - size * 0.08], size * 0.42, size * 0.46),
    ),
    print(
      inks.lit,
      ...Array.from({ length: 4 }, () =>
        disc(
          [
            top[0] + size * random.between(0.02, 0.3),
            top[1] - size * random.between(0, 0.36),
          ],
          size * 0.055,
        ),
      ),
    ),
  ].join("");
}
