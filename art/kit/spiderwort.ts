import { blade } from "./grass";
import { bend, blob, disc, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Stalk } from "./stalk";
import { type Art, print } from "./svg";

/** One of its flowers: three broad petals round a tuft of golden stamens. */
function flower(
  [x, y]: Point,
  size: number,
  turn: number,
  inks: {
    readonly petal: string;
    readonly petalLit: string;
    readonly stamen: string;
    readonly stamenLit: string;
  },
): Art {
  const at = (angle: number, reach: number): Point => [
    x + Math.sin(angle) * reach * size,
    y - Math.cos(angle) * reach * size * 0.86,
  ];
  const angles = [0, 1, 2].map((third) => turn + (third * 2 * Math.PI) / 3);
  const petal = (angle: number, wide: number, long: number) =>
    blob([
      at(angle, 0.02),
      at(angle - wide, long * 0.6),
      at(angle - wide * 0.62, long * 0.94),
      at(angle, long),
      at(angle + wide * 0.62, long * 0.94),
      at(angle + wide, long * 0.6),
    ]);
  const threads = [0.5, 1.5, 2.6, 3.7, 4.7, 5.8].map((angle) => ({
    thread: stroke([[x, y], at(turn + angle, 0.17)], () => size * 0.012),
    head: disc(at(turn + angle, 0.18), size * 0.034, size * 0.026),
  }));
  return [
    print(inks.petal, ...angles.map((angle) => petal(angle, 0.74, 0.53))),
    print(
      inks.petalLit,
      ...angles.map((angle) => petal(angle + 0.1, 0.36, 0.47)),
    ),
    print(
      inks.petal,
      ...angles.map((angle) =>
        stroke([at(angle, 0.05), at(angle + 0.05, 0.4)], () => size * 0.008),
      ),
    ),
    print(inks.stamen, ...threads.map(({ thread }) => thread)),
    print(inks.stamenLit, ...threads.map(({ head }) => head)),
  ].join("");
}

/**
 * Ohio spiderwort: two open flowers over hanging buds, on a stem with leaves
 * as long as a grass's. `size` px across the upper flower.
 */
export function spiderwort(
  random: Random,
  { root, height, lean, stem }: Stalk,
  size: number,
  inks: Parameters<typeof flower>[3] & { readonly leaf: string },
): Art {
  const [x, y] = root;
  const top: Point = [x + lean, y - height];
  const spine = bend(root, [x + lean * 0.1, y - height * 0.55], top, 14);
  const leaves = [0.16, 0.34, 0.52, 0.72].map((part, index) =>
    blade(
      spine[Math.round(part * 14)] ?? root,
      height * random.between(0.2, 0.26),
      (index % 2 === 0 ? 1 : -1) * size * random.between(0.42, 0.5),
      size * 0.11,
      random.between(0.35, 0.75),
    ),
  );
  const buds = [
    [0.2, 0.2],
    [0.34, 0.1],
    [-0.3, 0.24],
    [-0.12, 0.3],
  ] as const;
  const hung = ([out, down]: readonly [number, number]): Point => [
    top[0] + out * size,
    top[1] + down * size,
  ];
  return [
    print(
      stem,
      stroke(spine, (t) => size * (0.036 - 0.014 * t)),
      ...leaves,
    ),
    print(
      inks.leaf,
      blade(
        [top[0], top[1] + size * 0.1],
        size * 0.46,
        -size * 0.48,
        size * 0.1,
        0.5,
      ),
      ...buds.map((bud) =>
        stroke(
          bend(
            top,
            [top[0] + bud[0] * size, top[1] - size * 0.04],
            hung(bud),
            8,
          ),
          () => size * 0.012,
        ),
      ),
      ...buds.map((bud) => disc(hung(bud), size * 0.05, size * 0.075)),
    ),
    print(
      inks.petal,
      ...buds.map((bud) => {
        const [budX, budY] = hung(bud);
        return disc([budX, budY + size * 0.05], size * 0.028, size * 0.04);
      }),
    ),
    flower([top[0] + size * 0.02, top[1] - size * 0.06], size, 0.2, inks),
  ].join("");
}
