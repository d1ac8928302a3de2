import { noise } from "./random";
import { type Point, polygon, through } from "./path";
import { type Art, inside, print } from "./svg";

/**
 * The upper edge of a piece of land through hand-set places, left to right,
 * roughened by up to `rough` px so that no edge is a drawn curve.
 */
export function crest(
  controls: readonly Point[],
  seed: number,
  rough = 6,
): Point[] {
  const uneven = noise(seed);
  return through(controls, 10).map(([x, y]) => [
    x,
    y + rough * uneven(x / 90) + rough * 0.25 * uneven(x / 17 + 40),
  ]);
}

/** Everything below an edge, down to `bottom`. */
export function below(edge: readonly Point[], bottom: number): string {
  const first = edge[0] ?? [0, bottom];
  const last = edge[edge.length - 1] ?? [0, bottom];
  return polygon([...edge, [last[0], bottom], [first[0], bottom]]);
}

/** The height of an edge at x, for planting things on it. */
export function heightAt(edge: readonly Point[], x: number): number {
  const after = edge.findIndex((point) => point[0] >= x);
  const [right, left] = [edge[after], edge[after - 1]];
  if (!right) return edge[edge.length - 1]?.[1] ?? 0;
  if (!left) return right[1];
  const part = (x - left[0]) / (right[0] - left[0] || 1);
  return left[1] + part * (right[1] - left[1]);
}

/**
 * Land lying in low light: a flat plate with a lit rim along its crest. The
 * rim is `rim` px deep at `sunX` and thins out with distance, because light
 * rakes the ground toward the sun.
 */
export function ridge(
  edge: readonly Point[],
  bottom: number,
  inks: { readonly base: string; readonly rim: string },
  rim: {
    readonly depth: number;
    readonly sunX: number;
    readonly reach: number;
  },
): Art {
  const plate = below(edge, bottom);
  const lower = edge.map(([x, y]): Point => {
    const near = Math.max(0, 1 - Math.abs(x - rim.sunX) / rim.reach);
    return [x, y + rim.depth * near * near];
  });
  return (
    print(inks.rim, plate) +
    inside(plate, print(inks.base, below(lower, bottom)))
  );
}

/**
 * Flat mist lying in a hollow: a long lens with fingers at both ends. `length`
 * and `depth` in px; two of them, overlapping, read as a bank.
 */
export function mist(
  [x, y]: Point,
  length: number,
  depth: number,
  seed: number,
): string {
  const uneven = noise(seed);
  const pieces = 48;
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: pieces + 1 }, (_, index) => {
      const t = index / pieces;
      const full = Math.pow(Math.sin(Math.PI * t), 0.8);
      const swell = 0.62 + 0.38 * uneven(t * 5 + sign * 30);
      return [
        x - length / 2 + length * t,
        y + sign * depth * 0.5 * full * swell,
      ];
    });
  return polygon([...side(-1), ...side(1).reverse()]);
}
