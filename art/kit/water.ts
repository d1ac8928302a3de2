import { type Point, polygon } from "./path";
import { type Random } from "./random";

/** A glint: a flat lens lying on the water, `length` px long. */
export function glint([x, y]: Point, length: number, depth: number): string {
  const half = length / 2;
  return polygon([
    [x - half, y],
    [x - half * 0.45, y - depth * 0.42],
    [x + half * 0.2, y - depth * 0.5],
    [x + half, y],
    [x + half * 0.35, y + depth * 0.44],
    [x - half * 0.3, y + depth * 0.5],
  ]);
}

/**
 * One color of water breaking up into the next across the level `y`: `count`
 * glints between two x, most of them close to it. `size` px says how near the
 * water is; the rest are parts of it, with `thin` for the flattest glint.
 */
export function broken(
  random: Random,
  [from, to]: readonly [number, number],
  y: number,
  size: number,
  count: number,
  {
    long,
    drift = 1.6,
    thin = 0.2,
  }: { readonly long: number; readonly drift?: number; readonly thin?: number },
): string[] {
  return Array.from({ length: count }, () => {
    const off = random.wobble();
    return glint(
      [random.between(from, to), y + off * size * drift],
      size * long * random.between(0.5, 1.3),
      size * random.between(thin, 0.5),
    );
  });
}

/**
 * A column of glints below a light: `count` broken flat bars from `top` to
 * `bottom`, growing toward the viewer and drifting off the light's x as
 * `spread(t)` px allows, t running down.
 */
export function glitter(
  random: Random,
  column: {
    readonly x: (t: number) => number;
    readonly top: number;
    readonly bottom: number;
    readonly spread: (t: number) => number;
    readonly count: number;
    readonly thick: number;
  },
): string[] {
  return Array.from({ length: column.count }, (_, index) => {
    const t = Math.pow((index + random.next()) / column.count, 1.25);
    const spread = column.spread(t);
    const length = spread * random.between(0.35, 1.15);
    const x = column.x(t) + random.wobble() * spread * 0.7;
    const y = column.top + (column.bottom - column.top) * t;
    return glint(
      [x, y],
      length,
      column.thick * (0.25 + t) * random.between(0.5, 1),
    );
  });
}

/**
 * Light on the far reaches of a river, denser with distance, so that they stay
 * water: glints up to `aside` off its middle, `long` where they are nearest,
 * from one distance through `more` of them.
 */
export function farGlints(
  random: Random,
  middle: (z: number, aside: number) => Point,
  reach: {
    readonly from: number;
    readonly more: number;
    readonly count: number;
    readonly aside: number;
    readonly long: readonly [number, number];
    readonly thick: number;
    readonly least: number;
  },
): string[] {
  const { from, more, count, aside, long, thick, least } = reach;
  return Array.from({ length: count }, (_, index) => {
    const z = from + more * Math.pow((index + random.next()) / count, 0.8);
    const at = middle(z, random.wobble() * aside);
    return glint(at, random.between(...long) / z, thick / z + least);
  });
}
