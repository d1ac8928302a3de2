import { blade } from "./grass";
import { bend, type Point, stroke } from "./path";
import { type Stalk } from "./stalk";
import { type Art, placed, print } from "./svg";

/** A path of whole numbers, x and y by turns, and its mirror image. */
const both = (path: string) => [
  path,
  path.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => `${-Number(x)} ${y}`,
  ),
];

/**
 * Blue flag, the wild iris of wet prairie: three falls with a golden signal,
 * three standards over them, a bud, and leaves like swords. `size` px across.
 */
export function iris(
  { root, height, lean, stem }: Stalk,
  size: number,
  inks: {
    readonly leaf: string;
    readonly petal: string;
    readonly petalLit: string;
    readonly style: string;
    readonly signal: string;
  },
): Art {
  const [x, y] = root;
  const top: Point = [x + lean, y - height];
  const swords = [
    [-14, 0.66, -58],
    [16, 0.56, 62],
    [-22, 0.4, -76],
    [24, 0.3, 70],
  ] as const;
  return [
    print(
      stem,
      stroke(
        bend(root, [x + lean * 0.1, y - height * 0.55], top, 14),
        (t) => size * (0.036 - 0.01 * t),
      ),
      ...swords.map(([aside, part, out]) =>
        blade([x + aside, y], height * part, out, size * 0.15),
      ),
    ),
    placed(
      top,
      size / 200,
      1,
      // The bud and the sheath.
      print(inks.petal, "M40 144C32 124 36 106 46 90C58 108 60 128 52 150Z"),
      print(
        inks.leaf,
        "M-4 222C16 200 30 174 40 134C62 162 48 202 4 232Z",
        "M-6 190C-24 140-12 90 0 60C12 90 24 140 6 190Z",
      ),
      // Standards, the middle one behind.
      print(inks.petal, "M0 0C-36-36-30-96 0-122C30-96 36-36 0 0Z"),
      print(
        inks.petalLit,
        ...both("M-2 8C -44 -6 -72 -58 -44 -108 C -16 -94 -2 -44 -2 8Z"),
      ),
      // Falls at both sides, then the one in front.
      print(
        inks.petal,
        ...both(
          "M-2 -8C -42 -34 -88 -20 -98 26 C -104 54 -96 80 -82 92 C -58 82 -46 58 -44 36 C -40 18 -24 14 0 18Z",
        ),
      ),
      print(
        inks.petalLit,
        "M0-8C-18 4-40 34-34 66C-28 88-12 100 0 106C12 100 28 88 34 66C40 34 18 4 0-8Z",
      ),
      print(
        inks.style,
        ...both("M0 10C -12 -6 -32 -16 -52 -12 C -42 0 -24 8 0 14Z"),
      ),
      print(
        inks.signal,
        "M0 6C-10 18-11 38 0 56C11 38 10 18 0 6Z",
        ...both("M-50 4C -66 8 -78 26 -78 48 C -66 38 -54 22 -50 4Z"),
      ),
      print(
        inks.petal,
        "M-2 62L0 98L2 62ZM-10 54L-16 82L-7 58ZM10 54L16 82L7 58Z",
      ),
    ),
  ].join("");
}
