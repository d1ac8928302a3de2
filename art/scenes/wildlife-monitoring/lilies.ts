import { type Light } from "../../kit/light";
import { bend, blob, disc, type Point, stroke } from "../../kit/path";
import { type Random } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";

/** Lily pads lying on the water, each with its slit; one in flower. */
export function pads(random: Random, inks: Light["inks"]): Art {
  const places = [
    [1236, 1846, 84],
    [1112, 1892, 104],
    [1296, 1926, 120],
    [1000, 1954, 92],
    [1150, 1978, 132],
    [372, 1938, 104],
    [300, 1880, 74],
  ] as const;
  const pad = (x: number, y: number, wide: number) => {
    const slit = random.between(0.2, 2.6);
    return blob(
      Array.from({ length: 15 }, (_, index): Point => {
        const angle = slit + (index / 15) * 2 * Math.PI;
        const reach = index === 0 ? 0.25 : 1 + random.wobble() * 0.04;
        return [
          x + Math.cos(angle) * wide * reach,
          y + Math.sin(angle) * wide * 0.26 * reach,
        ];
      }),
    );
  };
  return places
    .map(([x, y, wide]) => {
      const shape = pad(x, y, wide);
      return (
        print(inks.waterShade, disc([x - 8, y + 9], wide, wide * 0.26)) +
        print(inks.leafLit, shape) +
        inside(
          shape,
          print(inks.leaf, disc([x - wide * 0.1, y + 6], wide, wide * 0.25)),
        )
      );
    })
    .join("");
}

/** A water lily, open to the morning, on the water at a place. */
export function lily([x, y]: Point, size: number, inks: Light["inks"]): Art {
  const petal = (degrees: number, reach: number) => {
    const angle = (degrees * Math.PI) / 180;
    const tip: Point = [
      x + Math.sin(angle) * size * reach,
      y - Math.cos(angle) * size * reach * 0.8,
    ];
    return stroke(
      bend([x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip, 10),
      (t) => size * 0.17 * Math.sin(Math.PI * (0.12 + 0.86 * t)),
    );
  };
  return [
    print(
      inks.smoke,
      petal(-78, 0.9),
      petal(80, 0.9),
      petal(-36, 0.94),
      petal(40, 0.94),
    ),
    print(inks.cream, petal(-58, 0.92), petal(58, 0.92), petal(0, 0.96)),
    print(inks.paper, petal(-22, 0.74), petal(24, 0.74)),
    print(inks.petalGold, disc([x, y - size * 0.16], size * 0.16, size * 0.1)),
  ].join("");
}
