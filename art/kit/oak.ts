import { foliage, type TreeInks } from "./foliage";
import { bend, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

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
  inks: TreeInks,
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
