import { blob, type Point, stroke } from "./path";

/**
 * A white oak's leaf with its round lobes, `size` px from stem to tip, the
 * tip pointing `angle` degrees clockwise from up. `turn` from 0.2 to 1 is how
 * much of its face shows as it falls.
 */
export function oakLeaf(
  [x, y]: Point,
  size: number,
  angle: number,
  turn = 1,
): string {
  const radians = (angle * Math.PI) / 180;
  const at = (along: number, across: number): Point => {
    const [up, out] = [along * size, across * size * turn];
    return [
      x + out * Math.cos(radians) + up * Math.sin(radians),
      y + out * Math.sin(radians) - up * Math.cos(radians),
    ];
  };
  // Lobes and the bays between them, from the stem to the tip.
  const outline = [
    [0.14, 0.05],
    [0.22, 0.15],
    [0.3, 0.17],
    [0.35, 0.08],
    [0.42, 0.2],
    [0.52, 0.26],
    [0.57, 0.22],
    [0.58, 0.1],
    [0.68, 0.2],
    [0.79, 0.22],
    [0.82, 0.16],
    [0.82, 0.09],
    [0.93, 0.1],
  ] as const;
  const stem = stroke(
    [at(-0.08, 0.03), at(0.06, 0), at(0.3, 0)],
    (t) => size * (0.022 - 0.008 * t),
  );
  return (
    blob([
      at(0.1, 0),
      ...outline.map(([along, across]) => at(along, across)),
      at(1, 0),
      ...outline
        .map(([along, across]) => at(along + 0.02, -across * 0.94))
        .reverse(),
    ]) + stem
  );
}
