import { onPlain, ribbon } from "../../kit/ground";
import { mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { clump } from "../../kit/tall-grass";
import { farGlints, glint, glitter } from "../../kit/water";
import { type Composition, type RiverPlan } from "./composition";

/** The middle of the river at a distance; see `Plain`. */
const middleX = ({ line, swing, turns, phase }: RiverPlan, z: number) =>
  line + swing * Math.sin(Math.log(z) * turns + phase);

/** Tufts in clusters along both banks, larger toward the viewer. */
function sedges(
  inks: Inks,
  plan: RiverPlan,
  half: (z: number) => number,
): Art[] {
  const random = seeded(27);
  const clumps = noise(33);
  const art: Art[] = [];
  for (let z = 4.6; z > 0.92; z *= 1 - random.between(0.012, 0.03)) {
    for (const side of [-1, 1] as const) {
      if (clumps(Math.log(z) * 9 + side * 40) < 0.16) continue;
      const [x, y] = onPlain(plan.plain, [
        middleX(plan, z) + side * half(z) * random.between(1, 1.14),
        z,
      ]);
      const tall = (140 / z) * random.between(0.35, 1);
      art.push(
        print(inks.grassLit, ...clump(random, [x, y], tall)),
        print(inks.grass, ...clump(random, [x, y], tall * 0.7)),
      );
    }
  }
  return art;
}

/** Grass in front of its far end, which would be a needle in the meadow. */
function farEnd(inks: Inks, middle: (z: number, aside: number) => Point): Art {
  const random = seeded(41);
  const clumps = Array.from({ length: 34 }, (_, index) => {
    const z = 6.8 - index * 0.042;
    const [x, y] = middle(z, random.wobble() * 70);
    return clump(random, [x, y + 12], random.between(18, 34));
  });
  return clumps
    .map((one, index) =>
      print(index % 3 === 0 ? inks.meadow : inks.meadowLit, ...one),
    )
    .join("");
}

export function river(
  { width, height, river: plan }: Composition,
  inks: Inks,
): Art {
  const { plain, half, deep, light } = plan;
  const random = seeded(17);
  const uneven = noise(12);
  /** Its course, near to far. */
  const course = Array.from({ length: 240 }, (_, index): Point => {
    const z = Math.exp((index / 239) * 2.13 - 0.25);
    return [middleX(plan, z), z];
  });
  const middle = (z: number, aside: number) =>
    onPlain(plain, [middleX(plan, z) + aside, z]);
  // It narrows faster than the distance makes it, and is gone at the haze.
  const breadth = (z: number, more = 0) =>
    (half + more + 36 * Math.sin(z * 2.1)) *
    Math.max(0, Math.min(1, 1.16 - z / 7.4));
  const water = ribbon(plain, course, breadth);
  const all = `M0 0H${width}V${height}H0Z`;
  return [
    print(
      inks.meadowLit,
      ribbon(plain, course, (z) => breadth(z, 26 + 34 * uneven(z * 5)), 26),
    ),
    print(
      inks.grassMid,
      ribbon(plain, course, (z) => breadth(z, 4), 30),
    ),
    inside(
      water,
      // What lies under the far bank is the bank's own reflection.
      print(inks.waterShade, all),
      inside(
        ribbon(plain, course, breadth, -34),
        print(inks.water, all),
        print(
          inks.waterDeep,
          ...Array.from({ length: 60 }, () => {
            const t = Math.pow(random.next(), 0.6);
            return glint(
              [random.between(...deep.across), deep.top + 540 * t],
              60 + 420 * t * random.next(),
              3 + 20 * t * random.next(),
            );
          }),
        ),
      ),
      ...(
        [
          [inks.waterGlow, 44, 120, 300, 0, 17],
          [inks.waterLit, 42, 80, 150, 20, 15],
        ] as const
      ).map(([ink, count, far, near, below, thick]) =>
        print(
          ink,
          ...glitter(random, {
            x: (t) => light.x[0] + (light.x[1] - light.x[0]) * t,
            top: light.top + below,
            bottom: height,
            spread: (t) => far + near * t,
            count,
            thick,
          }),
          ...farGlints(random, middle, {
            from: 2.3,
            more: 4,
            count: 12,
            aside: 260,
            long: [110, 300],
            thick,
            least: 0.6,
          }),
        ),
      ),
    ),
    farEnd(inks, middle),
    print(inks.mist, mist(...plan.haze)),
    ...sedges(inks, plan, (z) => breadth(z, 30)),
  ].join("");
}
