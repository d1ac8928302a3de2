import { type Point, stroke, bend } from "./path";
import { type Random } from "./random";

/** One far bird, wings spread `span` px, `beat` from -1 (down) to 1 (up). */
export function bird([x, y]: Point, span: number, beat: number): string {
  const wing = (side: 1 | -1) => {
    const tip: Point = [x + side * span * 0.5, y - span * 0.2 * beat];
    const elbow: Point = [
      x + side * span * 0.26,
      y - span * (0.2 + 0.12 * beat),
    ];
    return stroke(
      bend([x, y], elbow, tip, 8),
      (t) => span * 0.034 * (1 - t) * (1 - t * 0.4) + 0.6,
    );
  };
  const body = stroke(
    [
      [x - span * 0.16, y + span * 0.035],
      [x - span * 0.02, y + span * 0.01],
      [x + span * 0.17, y - span * 0.02],
    ],
    (t) => span * 0.036 * Math.sin(Math.PI * Math.min(1, t + 0.08)),
  );
  return wing(-1) + wing(1) + body;
}

/** A loose slanting skein led by its first bird, never a drawn V. */
export function skein(
  random: Random,
  [x, y]: Point,
  count: number,
  span: number,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const arm = index % 3 === 0 ? -1 : 1;
    const rank = Math.ceil(index * 0.62);
    return bird(
      [
        x - rank * span * 1.15 + random.wobble() * span * 0.3,
        y + arm * rank * span * 0.34 + random.wobble() * span * 0.22,
      ],
      span * random.between(0.82, 1.08),
      random.between(-0.5, 1),
    );
  });
}
