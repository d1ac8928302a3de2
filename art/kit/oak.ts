import { type Point, blob, bend, disc, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/** A lobe of leaves: a lumpy cushion, flatter below than above. */
export function foliage(
  random: Random,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
): string {
  const lumps = 8 + Math.floor(random.next() * 5);
  const start = random.next() * Math.PI;
  const points: Point[] = [];
  for (let lump = 0; lump < lumps; lump += 1) {
    for (const [part, out] of [
      [0, 0.84],
      [0.3, 1.03],
      [0.68, 1.02],
    ] as const) {
      const angle =
        start + ((lump + part + random.wobble() * 0.1) / lumps) * 2 * Math.PI;
      const reach = out * (1 + random.wobble() * 0.09);
      const flat = Math.sin(angle) > 0 ? 0.66 : 1;
      points.push([
        x + Math.cos(angle) * radiusX * reach,
        y + Math.sin(angle) * radiusY * reach * flat,
      ]);
    }
  }
  return blob(points);
}

/** Where a bur oak holds its leaves: x and height in widths, and size. */
const crown = [
  [-0.38, 0.31, 0.16],
  [0.39, 0.32, 0.155],
  [-0.2, 0.36, 0.17],
  [0.21, 0.35, 0.17],
  [0.01, 0.41, 0.19],
  [-0.29, 0.47, 0.18],
  [0.28, 0.46, 0.185],
  [-0.13, 0.55, 0.19],
  [0.15, 0.56, 0.18],
  [0.01, 0.62, 0.165],
] as const;

/**
 * A bur oak: wide, low, on a short thick trunk, with sky between its limbs.
 * It stands on `foot` and is `width` px across and about three quarters as
 * high. `sun` is the side the light comes from. Below about 90 px it is a
 * silhouette with a few lit lobes.
 */
export function oak(
  random: Random,
  foot: Point,
  width: number,
  inks: {
    readonly leafLit: string;
    readonly leaf: string;
    readonly leafShade: string;
    readonly bark: string;
  },
  sun: 1 | -1,
): Art {
  const [x, y] = foot;
  const lean = random.wobble() * 0.04;
  const fork: Point = [x + lean * width, y - width * 0.15];
  const lobes = crown.map(([offX, up, size]) => ({
    place: [
      x + (offX + lean * up * 2 + random.wobble() * 0.05) * width,
      y - (up + random.wobble() * 0.035) * width,
    ] satisfies Point,
    size: size * (1 + random.wobble() * 0.2) * width,
  }));
  const limbs = lobes
    .slice(0, 8)
    .map(({ place: [toX, toY] }) =>
      stroke(
        bend(
          [fork[0] + (toX - x) * 0.04, fork[1] + width * 0.03],
          [fork[0] + (toX - fork[0]) * 0.55, fork[1] - (fork[1] - toY) * 0.25],
          [toX, toY],
        ),
        (t) => width * (0.018 - 0.014 * t),
      ),
    );
  const trunk = stroke(
    [
      [x, y + width * 0.015],
      [x + lean * width * 0.2, y - width * 0.04],
      [x + lean * width * 0.7, y - width * 0.11],
      [fork[0], fork[1] - width * 0.05],
    ],
    (t) => width * (0.034 + 0.03 * Math.pow(1 - t, 5)),
  );
  const under = lobes.map(({ place: [lx, ly], size }) =>
    foliage(
      random,
      [lx - sun * size * 0.1, ly + size * 0.1],
      size * 1.02,
      size * 0.72,
    ),
  );
  const body = lobes.map(({ place: [lx, ly], size }) =>
    foliage(
      random,
      [lx + sun * size * 0.08, ly - size * 0.06],
      size * 0.9,
      size * 0.54,
    ),
  );
  const lit = lobes
    .filter(
      (_, index) => index > 1 && index !== 4 && (width > 90 || index % 2 === 0),
    )
    .map(({ place: [lx, ly], size }) =>
      foliage(
        random,
        [lx + sun * size * 0.3, ly - size * 0.2],
        size * random.between(0.42, 0.56),
        size * 0.2,
      ),
    );
  return (
    print(inks.bark, trunk, ...limbs) +
    print(inks.leafShade, ...under) +
    print(inks.leaf, ...body) +
    print(inks.leafLit, ...lit)
  );
}

/**
 * Far woods along an edge: crowns of uneven size shouldering each other, with
 * gaps, as one silhouette. `ground(x)` is the height of the land, `size` the
 * usual crown in px, `density(x)` from 0 (none) to 1 (closed).
 */
export function woods(
  random: Random,
  span: readonly [from: number, to: number],
  ground: (x: number) => number,
  size: number,
  density: (x: number) => number,
): string[] {
  const paths: string[] = [];
  let x = span[0];
  while (x < span[1]) {
    const thick = density(x);
    if (random.chance(thick)) {
      const crownSize = size * random.between(0.55, 1.15);
      const foot = ground(x) + size * 0.08;
      paths.push(
        foliage(
          random,
          [x, foot - crownSize * 0.42],
          crownSize * 0.62,
          crownSize * 0.46,
        ),
        stroke(
          [
            [x, foot + 2],
            [x, foot - crownSize * 0.3],
          ],
          () => crownSize * 0.05,
        ),
      );
      if (thick > 0.75) {
        paths.push(
          disc([x + size * 0.2, foot - size * 0.12], size * 0.5, size * 0.2),
        );
      }
    }
    x += size * random.between(0.3, 0.85);
  }
  return paths;
}
