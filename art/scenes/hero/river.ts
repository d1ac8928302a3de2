import { onPlain, type Plain, ribbon } from "../../kit/ground";
import { mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { clump } from "../../kit/tall-grass";
import { farGlints, glint, glitter } from "../../kit/water";
import { height, sun, width } from "./canvas";

const plain: Plain = { horizon: 1096, vanishX: 1930, bottom: height };

/** The river swings from side to side by the same ratio of distances. */
const bankX = (z: number) => -330 + 560 * Math.sin(Math.log(z) * 3.1 + 0.86);

/** Its course, near to far. */
const course = Array.from({ length: 240 }, (_, index): Point => {
  const z = Math.exp((index / 239) * 2.53 - 0.25);
  return [bankX(z), z];
});

/** Tufts in clusters along both banks, larger toward the viewer. */
function sedges(inks: Inks, half: (z: number) => number): Art[] {
  const random = seeded(27);
  const clumps = noise(33);
  const art: Art[] = [];
  for (let z = 4.6; z > 0.92; z *= 1 - random.between(0.012, 0.03)) {
    for (const side of [-1, 1] as const) {
      if (clumps(Math.log(z) * 9 + side * 40) < 0.16) continue;
      const [x, y] = onPlain(plain, [
        bankX(z) + side * half(z) * random.between(1, 1.14),
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

const middle = (z: number, aside: number) =>
  onPlain(plain, [bankX(z) + aside, z]);

export function river(inks: Inks): Art {
  const random = seeded(17);
  const uneven = noise(12);
  // It narrows faster than the distance makes it, and is gone at the haze.
  const breadth = (z: number, more = 0) =>
    (285 + more + 36 * Math.sin(z * 2.1)) *
    Math.max(0, Math.min(1, 1.16 - z / 7.4));
  const water = ribbon(plain, course, breadth);
  const all = `M0 1000H${width}V${height}H0Z`;
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
              [random.between(1500, 2360), 1260 + 540 * t],
              60 + 420 * t * random.next(),
              3 + 20 * t * random.next(),
            );
          }),
        ),
      ),
      ...(
        [
          [inks.waterGlow, 44, 120, 300, 1300, 17],
          [inks.waterLit, 42, 80, 150, 1320, 15],
        ] as const
      ).map(([ink, count, far, near, top, thick]) =>
        print(
          ink,
          ...glitter(random, {
            x: (t) => sun[0] - 10 + 10 * t,
            top,
            bottom: height,
            spread: (t) => far + near * t,
            count,
            thick,
          }),
          ...farGlints(random, middle, {
            from: 2.3,
            more: 5.4,
            count: 26,
            aside: 300,
            long: [160, 520],
            thick,
            least: 0.6,
          }),
        ),
      ),
    ),
    print(inks.mist, mist([1930, 1154], 420, 9, 77)),
    ...sedges(inks, (z) => breadth(z, 30)),
  ].join("");
}
