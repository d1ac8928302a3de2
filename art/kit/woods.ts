import { foliage } from "./foliage";
import { heightAt } from "./land";
import { disc, type Point, stroke } from "./path";
import { type Random } from "./random";

/**
 * Far woods along an edge: crowns of uneven size shouldering each other, with
 * gaps, as one silhouette. They stand on `edge`, or `sink` px below it; `size`
 * is the usual crown in px, `density(x)` from 0 (none) to 1 (closed).
 */
export function woods(
  random: Random,
  span: readonly [from: number, to: number],
  edge: readonly Point[],
  size: number,
  density: (x: number) => number,
  sink = 0,
): string[] {
  const paths: string[] = [];
  let x = span[0];
  while (x < span[1]) {
    const thick = density(x);
    if (random.chance(thick)) {
      const crownSize = size * random.between(0.55, 1.15);
      const foot = heightAt(edge, x) + sink + size * 0.08;
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
