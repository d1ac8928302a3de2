import { mist } from "./land";
import { type Point, stroke } from "./path";

/**
 * The long shadow of a tree on the plain, under a low light: it runs from the
 * tree's `foot` away from the place below the light (`from`), `length` px, and
 * ends in the crown's, about `width` px across, lying flat in fingers.
 */
export function treeShadow(
  foot: Point,
  from: Point,
  length: number,
  width: number,
  seed: number,
): string[] {
  const away = Math.hypot(foot[0] - from[0], foot[1] - from[1]) || 1;
  const at = (t: number): Point => [
    foot[0] + ((foot[0] - from[0]) / away) * length * t,
    foot[1] + ((foot[1] - from[1]) / away) * length * t,
  ];
  const slices = [0.42, 0.53, 0.63, 0.72, 0.82, 0.92] as const;
  return [
    stroke([at(0), at(0.25), at(0.55)], (t) => width * 0.04 * (1 - t * 0.6)),
    ...slices.map((t, index) =>
      mist(
        at(t + (index % 2) * 0.03),
        width * (1.5 - Math.abs(t - 0.68) * 1.9),
        width * 0.105,
        seed + index,
      ),
    ),
  ];
}
