import { disc, type Point, polygon, px } from "./path";
import { glint } from "./water";
import { noise, type Random } from "./random";

/**
 * Everything above a long uneven edge at about height `y`: the flat bands a
 * poster sky is built of. `sway` px up and down over the whole width.
 */
export function skyBand(
  width: number,
  y: number,
  sway: number,
  seed: number,
): string {
  const uneven = noise(seed);
  const edge = Array.from({ length: 97 }, (_, index): Point => {
    const x = (index / 96) * width;
    return [x, y + sway * uneven((x / width) * 3)];
  });
  return polygon([[0, 0], [width, 0], ...edge.reverse()]);
}

/**
 * A long bar of cloud, flat below, `length` by about `depth` px, drawn out to
 * a point at both ends. Laid over a disc of light it breaks it into bands.
 */
export function cloudBar(
  [x, y]: Point,
  length: number,
  depth: number,
  seed: number,
): string {
  const uneven = noise(seed);
  const pieces = 60;
  const edge = (lift: number, from: number) =>
    Array.from({ length: pieces + 1 }, (_, index): Point => {
      const t = index / pieces;
      const body = Math.pow(Math.min(1, Math.sin(Math.PI * t) * 1.5), 1.3);
      const swell = 0.6 + 0.4 * uneven(t * 6 + from);
      return [x + (t - 0.5) * length, y - lift * body * swell];
    });
  return polygon([
    ...edge(depth * 0.78, 3),
    ...edge(-depth * 0.22, 50).reverse(),
  ]);
}

/** A circle on the canvas. */
export type Round = readonly [at: Point, radius: number];

/**
 * Stars: small discs, never in rows, in the given box of the canvas, but none
 * in the moon or in the light around the sun.
 */
export function stars(
  random: Random,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  radius: number,
  bright: readonly Round[] = [],
): string[] {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const size = radius * random.between(0.5, 1);
    const isLost = bright.some(
      ([[atX, atY], reach]) => Math.hypot(x - atX, y - atY) < reach + radius,
    );
    return isLost ? "" : disc([x, y], size);
  });
}

/**
 * A young moon, lit from below by the sun that is going down to its right, or
 * with a `side` of -1 to its left.
 */
export function crescent(
  [x, y]: Point,
  radius: number,
  side: 1 | -1 = 1,
): string {
  const angle = 0.75 - Math.PI / 2;
  const [tipX, tipY] = [
    side * Math.cos(angle) * radius,
    Math.sin(angle) * radius,
  ];
  const arc = (r: number, sweep: boolean, [endX, endY]: Point) =>
    `A${px(r)} ${px(r)} 0 0 ${Number(sweep)} ${px(endX)} ${px(endY)}`;
  return `M${px(x + tipX)} ${px(y + tipY)}${arc(radius, side > 0, [x - tipX, y - tipY])}${arc(radius * 1.32, side < 0, [x + tipX, y + tipY])}Z`;
}

/** Dry-brush streaks trailing below a long flat edge at about height `y`. */
export function streaks(
  random: Random,
  [left, right]: readonly [number, number],
  y: number,
  drop: number,
  count: number,
): string[] {
  return Array.from({ length: count }, () => {
    const depth = Math.pow(random.next(), 2);
    return glint(
      [random.between(left, right), y + drop * depth],
      random.between(90, 420) * (1 - depth * 0.6),
      random.between(3, 8) * (1 - depth * 0.5),
    );
  });
}
