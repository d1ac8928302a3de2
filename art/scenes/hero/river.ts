import { tussock } from "../../kit/grass";
import { onPlain, type Plain, ribbon } from "../../kit/ground";
import { mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { type Point } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";
import { broken, glint, glitter } from "../../kit/water";
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
  for (let z = 7; z > 0.92; z *= 1 - random.between(0.008, 0.024)) {
    for (const side of [-1, 1] as const) {
      if (clumps(Math.log(z) * 9 + side * 40) < 0.16) continue;
      const [x, y] = onPlain(plain, [
        bankX(z) + side * half(z) * random.between(1, 1.14),
        z,
      ]);
      art.push(
        tussock(
          random,
          [x, y + 3],
          {
            height: (110 / z) * random.between(0.5, 1),
            spread: 50 / z,
            count: 6,
            width: 3 + 6 / z,
          },
          [inks.grassLit, inks.meadowShade, inks.grassMid],
        ),
      );
    }
  }
  return art;
}

export function river(inks: Inks): Art {
  const random = seeded(17);
  const uneven = noise(12);
  // Far away the banks' grass hides it but for a sliver at every turn.
  const breadth = (z: number, more = 0) =>
    (285 + more + 36 * Math.sin(z * 2.1)) *
    Math.max(0, Math.min(1, 1.16 - z / 7.4));
  const water = ribbon(plain, course, breadth);
  const columnX = (t: number) => sun[0] - 10 + 10 * t;
  const breaking = (y: number, from: number, to: number, size: number) =>
    broken(random, [from, to], y, size, 26, { long: 7 });
  const above = (y: number) => `M0 1000H${width}V${y}H0Z`;
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
      print(inks.waterShade, above(height)),
      inside(
        ribbon(plain, course, breadth, -34),
        print(inks.waterDeep, above(height)),
        print(inks.water, above(1590), ...breaking(1596, 1500, 2400, 40)),
      ),
      print(inks.waterGlow, above(1250), ...breaking(1254, 1540, 1840, 17)),
      print(inks.mist, above(1200), ...breaking(1203, 1740, 1960, 8)),
      print(
        inks.waterDeep,
        ...Array.from({ length: 22 }, () => {
          const t = Math.pow(random.next(), 0.7);
          return glint(
            [random.between(1560, 2300), 1300 + 400 * t],
            110 + 320 * t * random.next(),
            4 + 14 * t,
          );
        }),
      ),
      print(
        inks.waterGlow,
        ...glitter(random, {
          x: columnX,
          top: 1230,
          bottom: 1800,
          spread: (t) => 120 + 300 * t,
          count: 44,
          thick: 17,
        }),
      ),
      print(
        inks.waterLit,
        ...glitter(random, {
          x: columnX,
          top: 1190,
          bottom: 1800,
          spread: (t) => 80 + 150 * t,
          count: 42,
          thick: 15,
        }),
      ),
    ),
    print(
      inks.meadowShade,
      mist([1962, 1171], 190, 9, 79),
      mist([1880, 1161], 130, 6, 80),
    ),
    print(
      inks.waterLit,
      mist([1966, 1175], 168, 6, 81),
      mist([1884, 1163], 96, 4, 82),
    ),
    print(inks.mist, mist([1930, 1154], 420, 9, 77)),
    ...sedges(inks, (z) => breadth(z, 30)),
  ].join("");
}
