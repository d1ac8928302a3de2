/** A place on the canvas, in its px; y grows downward. */
export type Point = readonly [x: number, y: number];

/** Places written as one list: "x y, x y". */
export const points = (list: string): Point[] =>
  list.split(",").map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });

/** One decimal is finer than the raster, and keeps the bytes the same. */
export const px = (value: number) => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point) => `${px(x)} ${px(y)}`;

/** Straight edges through the points, closed. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(pair).join("L")}Z`;

/**
 * A soft closed outline through all the points (Catmull-Rom as Béziers), for
 * leaves, clouds and crowns.
 */
export function blob(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[(index + count) % count] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) =>
      at(index + step),
    );
    if (!before || !from || !to || !after) return "";
    const first: Point = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
    ];
    const second: Point = [
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${curves.join("")}Z`;
}

/** Points along an open soft line through the given ones, about `step` px apart. */
export function through(controls: readonly Point[], step = 12): Point[] {
  const at = (index: number): Point =>
    controls[Math.max(0, Math.min(controls.length - 1, index))] ?? [0, 0];
  const points: Point[] = [];
  for (let index = 0; index < controls.length - 1; index += 1) {
    const [a, b, c, d] = [
      at(index - 1),
      at(index),
      at(index + 1),
      at(index + 2),
    ];
    const pieces = Math.max(
      2,
      Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / step),
    );
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      points.push([along(0), along(1)]);
    }
  }
  points.push(at(controls.length - 1));
  return points;
}

/** Points on the arc from one place to another, pulled toward a third. */
export function bend(
  from: Point,
  pull: Point,
  to: Point,
  pieces = 10,
): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const t = index / pieces;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [
      a * from[0] + b * pull[0] + c * to[0],
      a * from[1] + b * pull[1] + c * to[1],
    ];
  });
}

/**
 * A brush stroke: the outline of a line whose half width in px is `half(t)`,
 * t running from 0 at its start to 1 at its end.
 */
export function stroke(
  spine: readonly Point[],
  half: (t: number) => number,
): string {
  const last = spine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], index) => {
    const [fromX, fromY] = spine[Math.max(0, index - 1)] ?? [x, y];
    const [toX, toY] = spine[Math.min(last, index + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const width = half(index / last);
    const [acrossX, acrossY] = [
      (-(toY - fromY) / length) * width,
      ((toX - fromX) / length) * width,
    ];
    left.push([x + acrossX, y + acrossY]);
    right.unshift([x - acrossX, y - acrossY]);
  });
  return polygon([...left, ...right]);
}

/** A circle or ellipse. */
export const disc = ([x, y]: Point, radiusX: number, radiusY = radiusX) =>
  `M${px(x - radiusX)} ${px(y)}a${px(radiusX)} ${px(radiusY)} 0 1 0 ${px(2 * radiusX)} 0a${px(radiusX)} ${px(radiusY)} 0 1 0 ${px(-2 * radiusX)} 0Z`;
