import { blob, type Point } from "./path";
import { type Random } from "./random";

/** What a tree is printed in. */
export interface TreeInks {
  readonly leafLit: string;
  readonly leaf: string;
  readonly leafShade: string;
  readonly bark: string;
}

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
