import { type Point, polygon } from "./path";

/**
 * A flat plain seen in perspective. Places on it are (x, z): z is how far
 * away, 1 at the lower edge of the canvas and growing to the horizon; x is
 * sideways from the vanishing point, in px at z = 1.
 */
export interface Plain {
  readonly horizon: number;
  readonly vanishX: number;
  readonly bottom: number;
}

export const onPlain = (plain: Plain, [x, z]: Point): Point => [
  plain.vanishX + x / z,
  plain.horizon + (plain.bottom - plain.horizon) / z,
];

/**
 * A band of constant width lying on the plain, for rivers, trails and strips:
 * `spine` from near to far, `half` its half width in px at z = 1, `lift` px
 * (at z = 1) above the ground, negative below it.
 */
export function ribbon(
  plain: Plain,
  spine: readonly Point[],
  half: (z: number) => number,
  lift = 0,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = spine.length - 1;
  spine.forEach(([x, z], index) => {
    const [fromX, fromZ] = spine[Math.max(0, index - 1)] ?? [x, z];
    const [toX, toZ] = spine[Math.min(last, index + 1)] ?? [x, z];
    // z in px of the same ground, or a slanting band would look too wide.
    const deep = (plain.bottom - plain.horizon) * 2.2;
    const length = Math.hypot(toX - fromX, (toZ - fromZ) * deep) || 1;
    const width = half(z);
    const acrossX = (((toZ - fromZ) * deep) / length) * width;
    const acrossZ = (-(toX - fromX) / length) * (width / deep);
    const place = (side: 1 | -1): Point => {
      const [screenX, screenY] = onPlain(plain, [
        x + side * acrossX,
        Math.max(0.2, z + side * acrossZ),
      ]);
      return [screenX, screenY - lift / z];
    };
    left.push(place(1));
    right.unshift(place(-1));
  });
  return polygon([...left, ...right]);
}
