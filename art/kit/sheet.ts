import { type Point, polygon, stroke, through } from "./path";
import { noise, type Random } from "./random";

/**
 * Rolling land as a sheet stretched over lines: `at(v)` is the line across
 * it, v counting the given lines from 0 and running softly between them.
 */
export type Sheet = (v: number) => Point[];

/**
 * A sheet through hand-set lines, far to near, each with as many places as
 * the others. `rough` px of unevenness keep its lines from being ruled.
 */
export function sheet(
  lines: readonly (readonly Point[])[],
  seed: number,
  rough = 3,
): Sheet {
  const uneven = noise(seed);
  const last = lines.length - 1;
  return (v) => {
    const from = Math.max(0, Math.min(last - 1, Math.floor(v)));
    const t = v - from;
    const [a, b, c, d] = [from - 1, from, from + 1, from + 2].map(
      (index) => lines[Math.max(0, Math.min(last, index))] ?? [],
    );
    const controls = (b ?? []).map((place, index): Point => {
      const along = (axis: 0 | 1) => {
        const [p, q, r, s] = [a, b, c, d].map(
          (line) => line?.[index]?.[axis] ?? place[axis],
        );
        if (p === undefined || q === undefined) return place[axis];
        if (r === undefined || s === undefined) return place[axis];
        return (
          q +
          0.5 *
            t *
            (r -
              p +
              t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
        );
      };
      return [along(0), along(1)];
    });
    return through(controls, 14).map(([x, y]) => [
      x,
      y + rough * uneven(x / 120 + v * 0.7),
    ]);
  };
}

/** The strip of a sheet between two of its lines. */
export const strip = (land: Sheet, from: number, to: number) =>
  polygon([...land(from), ...land(to).reverse()]);

/** A piece of a line, by parts of its length from 0 to 1. */
const piece = (line: readonly Point[], from: number, to: number) =>
  line.slice(
    Math.floor(from * (line.length - 1)),
    Math.ceil(to * (line.length - 1)) + 1,
  );

/**
 * Rows of a crop along a strip: `count` lines of brush strokes that start and
 * stop where the seed drill was lifted, `half` px thick at most.
 */
export function rows(
  random: Random,
  land: Sheet,
  [from, to]: readonly [number, number],
  count: number,
  half: number,
): string[] {
  const strokes: string[] = [];
  for (let row = 0; row < count; row += 1) {
    const v =
      from + ((row + 0.5 + random.wobble() * 0.12) / count) * (to - from);
    const line = land(v);
    let start = random.between(-0.1, 0.08);
    while (start < 1) {
      const end = start + random.between(0.16, 0.5);
      const part = piece(line, Math.max(0, start), Math.min(1, end));
      if (part.length > 3) {
        strokes.push(
          stroke(part, (t) => half * Math.min(1, 6 * Math.min(t, 1 - t)) + 0.2),
        );
      }
      start = end + random.between(0.01, 0.07);
    }
  }
  return strokes;
}
