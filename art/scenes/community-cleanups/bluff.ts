import { crest, heightAt } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point, points, polygon, stroke } from "../../kit/path";
import { type Random, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { growing, waterline } from "./banks";

/** The buttresses from the bend to the viewer: left, right, top, foot. */
const buttresses = [
  [596, 720, 606, 740],
  [468, 632, 520, 800],
  [306, 508, 452, 880],
  [128, 362, 388, 960],
  [-60, 186, 404, 1020],
] as const;

/**
 * A buttress of layered limestone: a face toward the viewer and one toward
 * the light, both stepping out and in with the ledges.
 */
function buttress(
  random: Random,
  [left, right, top, foot]: (typeof buttresses)[number],
  inks: Inks,
): Art {
  const wide = right - left;
  const steps = 5;
  const corner: Point[] = [];
  const outer: Point[] = [];
  const shadows: string[] = [];
  const lights: string[] = [];
  let out = 0;
  for (let step = 0; step < steps; step += 1) {
    const upper = top + ((foot - top) * (step + random.wobble() * 0.2)) / steps;
    const lower = top + ((foot - top) * (step + 1)) / steps;
    out = random.between(-0.09, 0.08) + step * 0.02;
    const cornerX = left + wide * (0.6 + out * 1.5);
    const outerX = right + wide * (out - 0.06);
    const slope = wide * 0.05;
    corner.push([cornerX, upper + 6], [cornerX - wide * 0.05, lower]);
    outer.push([outerX, upper + slope], [outerX - wide * 0.04, lower + slope]);
    const dark = random.between(0.3, 0.95);
    shadows.push(
      stroke(
        [
          [cornerX + 2, lower + 3],
          [cornerX - wide * 0.3 * dark, lower + 2 + random.wobble() * 5],
          [cornerX - wide * 0.6 * dark, lower + 6 + random.wobble() * 8],
        ],
        (t) => wide * 0.034 * (1 - t) + 1.5,
      ),
    );
    if (random.chance(0.5)) {
      lights.push(
        stroke(
          [
            [outerX + 4, lower + slope - 8],
            [(cornerX + outerX) / 2, lower - 4],
            [cornerX + wide * 0.04, lower - 12],
          ],
          (t) => wide * 0.03 * (1 - t) + 1,
        ),
      );
    }
  }
  const split = left + wide * random.between(0.16, 0.36);
  const crack = stroke(
    [
      [split, top - 10],
      [split + wide * 0.03, top + (foot - top) * 0.2],
      [split - wide * 0.02, top + (foot - top) * 0.36],
      [split + wide * 0.02, top + (foot - top) * 0.6],
    ],
    (t) => wide * 0.04 * (1 - t) + 1,
  );
  const face = polygon([
    [left, top],
    [corner[0]?.[0] ?? right, top - 4],
    ...corner,
    [left, foot],
  ]);
  const side = polygon([
    [left + wide * 0.3, top],
    [right - wide * 0.12, top],
    ...outer,
    [left + wide * 0.3, foot],
  ]);
  return [
    print(inks.mist, side),
    inside(side, print(inks.ember, ...lights)),
    print(inks.smoke, face),
    inside(face, print(inks.ridge3, ...shadows, crack)),
  ].join("");
}

/** The bluff, stepping down to the bend, with woods above and below it. */
export function bluff(inks: Inks): Art {
  const random = seeded(29);
  const top = crest(
    points(
      "-20 396, 130 372, 262 384, 380 440, 480 490, 570 560, 640 610, 726 712",
    ),
    21,
    10,
  );
  const water = crest(
    points(
      "-20 1020, 110 988, 220 916, 340 880, 440 862, 540 800, 640 772, 730 728",
    ),
    4,
    4,
  );
  const rock = polygon([
    ...top.map(([x, y]): Point => [x, y - 40]),
    ...[...water].reverse(),
  ]);
  const crowns = Array.from({ length: 13 }, (_, index) => {
    const x = -20 + index * 55 + random.wobble() * 20;
    return {
      x,
      y: heightAt(top, x) - 22,
      size: random.between(54, 96) * (1.15 - x / 1400),
    };
  });
  const skirt = Array.from({ length: 15 }, (_, index) => {
    const x = 716 - index * 52 + random.wobble() * 18;
    const size = random.between(44, 92) * (1.3 - x / 1050);
    return { x, y: heightAt(water, x) - size * 0.6, size };
  });
  const green = { shade: inks.leafShade, leaf: inks.leaf, lit: inks.leafLit };
  return [
    inside(rock, ...buttresses.map((one) => buttress(random, one, inks))),
    ...growing(random, crowns, green),
    print(
      inks.leafShade,
      polygon([
        ...water.map(([x, y]): Point => [x, y - 70 + x * 0.07]),
        ...[...water].reverse(),
      ]),
    ),
    ...growing(random, skirt, green),
    print(inks.mist, ...waterline(random, water)),
  ].join("");
}
