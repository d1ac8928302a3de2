import { type Point, disc, stroke, through } from "./path";
import { type Random } from "./random";

/**
 * One tongue of flame from its root: an S that swells low and whips out to a
 * point, `height` px high, its tip blown `lean` px aside.
 */
export function tongue(
  [x, y]: Point,
  height: number,
  lean: number,
  width: number,
  curl = 1,
): string {
  const spine = through(
    [
      [x, y + height * 0.06],
      [x - curl * width * 0.16 + lean * 0.06, y - height * 0.28],
      [x + curl * width * 0.2 + lean * 0.42, y - height * 0.62],
      [x - curl * width * 0.12 + lean, y - height],
    ],
    Math.max(2, height / 24),
  );
  return stroke(
    spine,
    (t) => width * 0.5 * Math.pow(1 - t, 0.82) * Math.min(1.08, 0.42 + t * 3),
  );
}

/**
 * Flames along a line on the ground, in knots with low places between them.
 * `tall(x, y)` is the usual height in px there; `lean` is how far they are
 * blown aside per px of height. `thin` from 0 to 1 makes the same fire's
 * inner, hotter flames: call it with the same seed for each layer.
 */
export function flames(
  random: Random,
  line: readonly Point[],
  tall: (at: Point, along: number) => number,
  lean: number,
  thin = 0,
): string[] {
  const paths: string[] = [];
  let due = 0;
  let gone = 0;
  line.forEach(([x, y], index) => {
    const before = line[index - 1];
    const moved = before ? Math.hypot(x - before[0], y - before[1]) : 0;
    due += moved;
    gone += moved;
    const usual = tall([x, y], gone);
    while (due > 0) {
      due -= usual * random.between(0.16, 0.4);
      const height = usual * (0.35 + 0.75 * Math.pow(random.next(), 1.4));
      const width = (usual * 0.2 + height * 0.24) * random.between(0.75, 1.2);
      const curl = random.chance(0.75) ? 1 : -1;
      const shift = random.wobble() * usual * 0.12;
      const bent = lean * random.between(0.5, 1.35);
      const size = 1 - thin;
      paths.push(
        tongue(
          [x + shift, y],
          height * (1 - thin * 0.85),
          bent * height * size,
          width * size,
          curl,
        ),
      );
    }
  });
  return paths;
}

/**
 * Smoke as round puffs heaped along a rising line whose half width in px is
 * `half(t)`. Print it in a few inks, each layer smaller (`size`) and moved
 * toward its light by `shift` half widths.
 */
export function smoke(
  random: Random,
  spine: readonly Point[],
  half: (t: number) => number,
  { shift, size }: { readonly shift: Point; readonly size: number },
): string[] {
  const last = spine.length - 1;
  const puffs: string[] = [];
  let next = 0;
  let gone = 0;
  spine.forEach(([x, y], index) => {
    const before = spine[index - 1];
    if (before) gone += Math.hypot(x - before[0], y - before[1]);
    if (gone < next) return;
    const wide = half(index / last);
    next = gone + wide * random.between(0.3, 0.6);
    for (const out of [-0.5, 0.1, 0.55]) {
      const radius = wide * random.between(0.3, 0.66) * size;
      puffs.push(
        disc(
          [
            x + wide * (shift[0] + out * 0.5 + random.wobble() * 0.2),
            y + wide * (shift[1] + out * 0.6 + random.wobble() * 0.2),
          ],
          radius * random.between(1.05, 1.4),
          radius,
        ),
      );
    }
  });
  return puffs;
}
