import { type TreeInks } from "./foliage";
import { type Point, bend, blob, disc, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/** A cushion of leaves with uneven lumps, ragged above and flat below. */
function cushion(
  random: Random,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
): string {
  const outline: Point[] = [];
  let angle = random.next();
  const whole = angle + 2 * Math.PI;
  while (angle < whole - 0.25) {
    const lump = random.between(0.34, 0.95);
    const swell = random.between(0.92, 1.14);
    for (const [part, out] of [
      [0, 0.82],
      [0.32, 1],
      [0.7, 1.02],
    ] as const) {
      const at = angle + lump * part;
      const flat = Math.sin(at) > 0 ? 0.5 : 1;
      outline.push([
        x + Math.cos(at) * radiusX * out * swell,
        y + Math.sin(at) * radiusY * out * swell * flat,
      ]);
    }
    angle += lump;
  }
  return blob(outline);
}

/** Single sprays of leaves standing off the upper edge of a cushion. */
const sprays = (
  random: Random,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  count: number,
) =>
  Array.from({ length: count }, () => {
    const at = -Math.PI * random.between(-0.12, 1.12);
    const out = random.between(0.9, 1.16);
    const size = radiusX * random.between(0.07, 0.16);
    return disc(
      [x + Math.cos(at) * radiusX * out, y + Math.sin(at) * radiusY * out],
      size,
      size * random.between(0.5, 0.8),
    );
  });

/**
 * A bur oak that has stood alone for two hundred years, close enough to see
 * its boughs: crooked limbs carry cushions of leaves, each lit from above on
 * the side of the `sun` and dark below, with sky between them. It stands on
 * `foot`, `width` px across and about three quarters as high.
 */
export function burOak(
  random: Random,
  [x, y]: Point,
  width: number,
  inks: TreeInks,
  sun: 1 | -1,
): Art {
  const fork: Point = [x + random.wobble() * width * 0.03, y - width * 0.15];
  const boughs = [
    [-0.95, 0.14, 0.15],
    [0.9, 0.18, 0.15],
    [-0.62, 0.36, 0.17],
    [0.66, 0.34, 0.17],
    [-0.9, 0.42, 0.13],
    [0.94, 0.46, 0.13],
    [-0.3, 0.5, 0.18],
    [0.26, 0.46, 0.18],
    [-0.55, 0.72, 0.16],
    [0.56, 0.7, 0.16],
    [-0.08, 0.82, 0.18],
    [0.3, 0.94, 0.13],
    [-0.3, 0.96, 0.13],
  ]
    .map(([out = 0, up = 0, size = 0]) => ({
      at: [
        fork[0] + (out * 0.42 + random.wobble() * 0.06) * width,
        fork[1] - (0.06 + up * 0.46 + random.wobble() * 0.05) * width,
      ] satisfies Point,
      size: size * width * random.between(0.75, 1.25),
    }))
    .sort((a, b) => a.at[1] - b.at[1]);
  // Few and crooked; each carries a second one off its knee.
  const limbs = [...boughs]
    .sort((a, b) => a.at[0] - b.at[0])
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ at: [toX, toY] }, index) => {
      const knee: Point = [
        fork[0] + (toX - fork[0]) * random.between(0.4, 0.75),
        fork[1] - (fork[1] - toY) * random.between(-0.05, 0.4),
      ];
      const spine = bend(
        [fork[0], fork[1] + width * 0.04],
        knee,
        [toX, toY],
        12,
      );
      const [kneeX, kneeY] = spine[5] ?? knee;
      const out = index % 2 === 0 ? 1 : -1;
      return [
        stroke(spine, (t) => width * (0.021 - 0.015 * t)),
        stroke(
          bend(
            [kneeX, kneeY],
            [kneeX + out * width * 0.03, kneeY - width * 0.06],
            [kneeX + out * width * 0.1, kneeY - width * 0.13],
            6,
          ),
          (t) => width * (0.01 - 0.006 * t),
        ),
      ];
    });
  const trunk = stroke(
    [
      [x, y + width * 0.015],
      [x + (fork[0] - x) * 0.3, y - width * 0.045],
      [x + (fork[0] - x) * 0.8, y - width * 0.11],
      [fork[0], fork[1] - width * 0.05],
    ],
    // Pointed between the limbs.
    (t) =>
      width *
      (0.036 + 0.018 * Math.pow(1 - t, 3)) *
      Math.min(1, (1.02 - t) * 4),
  );
  const roots = (
    [
      [-1, -0.105, 0.017],
      [-0.4, -0.045, 0.032],
      [0.5, 0.055, 0.034],
      [1, 0.115, 0.014],
    ] as const
  ).map(([side, out, down]) =>
    stroke(
      bend(
        [x + side * width * 0.01, y - width * 0.07],
        [x + side * width * 0.04, y + width * 0.012],
        [x + out * width, y + down * width],
        8,
      ),
      (t) => width * 0.026 * (1 - t * 0.94),
    ),
  );
  const crown = boughs.map(({ at: [cx, cy], size }) =>
    [
      print(
        inks.leafShade,
        cushion(random, [cx, cy], size * 1.06, size * 0.68),
        ...sprays(random, [cx, cy], size * 1.06, size * 0.62, 7),
      ),
      print(
        inks.leaf,
        cushion(
          random,
          [cx + sun * size * 0.12, cy - size * 0.14],
          size * 0.86,
          size * 0.46,
        ),
        ...sprays(
          random,
          [cx + sun * size * 0.14, cy - size * 0.04],
          size * 0.8,
          size * 0.4,
          6,
        ),
      ),
      random.chance(0.78)
        ? print(
            inks.leafLit,
            cushion(
              random,
              [
                cx + sun * size * random.between(0.22, 0.42),
                cy - size * random.between(0.24, 0.34),
              ],
              size * random.between(0.28, 0.5),
              size * random.between(0.12, 0.22),
            ),
            ...sprays(
              random,
              [cx + sun * size * 0.34, cy - size * 0.2],
              size * 0.56,
              size * 0.2,
              5,
            ),
          )
        : "",
    ].join(""),
  );
  return print(inks.bark, trunk, ...roots, ...limbs) + crown.join("");
}
