import { bend, type Point, points, stroke } from "./path";
import { seeded } from "./random";

/** A feather: narrow at its root, full past the middle, pointed at its tip. */
export const feather = (root: Point, pull: Point, tip: Point, width: number) =>
  stroke(
    bend(root, pull, tip, 12),
    (t) => width * 0.5 * Math.pow(Math.sin(Math.PI * (0.06 + 0.94 * t)), 0.7),
  );

/** Feathers side by side along a line, all hanging toward the tail. */
export function feathers(
  seed: number,
  along: string,
  count: number,
  length: number,
  width: number,
  slope = 0.86,
): string[] {
  const random = seeded(seed);
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = points(along);
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5 + random.wobble() * 0.2) / count;
    const [x, y] = [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t];
    const reach = length * random.between(0.85, 1.1);
    const angle = slope + random.wobble() * 0.06 - t * 0.12;
    const tip: Point = [
      x - Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
    ];
    return feather(
      [x, y],
      [(x + tip[0]) / 2 - reach * 0.06, (y + tip[1]) / 2 - reach * 0.1],
      tip,
      width * random.between(0.85, 1.1),
    );
  });
}

/** The feathered thigh: full at the body, drawn out to a point on the leg. */
export const thigh = (top: Point, pull: Point, end: Point, half: number) =>
  stroke(
    bend(top, pull, end, 14),
    (t) => half * Math.pow(1 - t, 0.85) + 7 * (1 - Math.pow(t, 8)),
  );
