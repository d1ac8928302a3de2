import { type Point, disc, stroke, through } from "./path";
import { type Art, inside, print } from "./svg";

/**
 * An arm or a leg in cloth: a soft line through its joints, thick at each by
 * the half width in px given for it, with round ends.
 */
export function limb(
  joints: readonly Point[],
  halves: readonly number[],
): string[] {
  const first = joints[0];
  const last = joints[joints.length - 1];
  if (!first || !last) return [];
  const lengths = joints.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = joints[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const half = (t: number) => {
    let along = t * whole;
    for (const [index, length] of lengths.entries()) {
      const [from = 0, to = 0] = halves.slice(index, index + 2);
      if (along <= length || index === lengths.length - 1) {
        return from + (to - from) * Math.min(1, along / length);
      }
      along -= length;
    }
    return 0;
  };
  return [
    stroke(through(joints, 9), half),
    disc(first, halves[0] ?? 0),
    disc(last, halves[halves.length - 1] ?? 0),
  ];
}

/**
 * Shapes seen against the light: printed in the lit ink, and over that in
 * their own, shifted by (dx, dy) px away from the light, so that a hard rim
 * stays on the edge that faces it.
 */
export function rimmed(
  paths: readonly string[],
  inks: { readonly base: string; readonly rim: string },
  [dx, dy]: Point,
): Art {
  return (
    print(inks.rim, ...paths) +
    inside(
      paths,
      `<g transform="translate(${dx} ${dy})">${print(inks.base, ...paths)}</g>`,
    )
  );
}
