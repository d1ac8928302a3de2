import { blade, tussock } from "../../kit/grass";
import { type Light } from "../../kit/light";
import { seeded } from "../../kit/random";
import { seedCone, wildRye } from "../../kit/seedheads";
import { type Art, print } from "../../kit/svg";
import { height, width } from "./canvas";

/** x, height, lean, head: two stands, the right one higher, none centered. */
const rye = [
  [1452, 560, 60, 170],
  [1560, 820, -50, 190],
  [1604, 590, -76, 190],
  [50, 500, 60, 180],
  [-24, 640, 70, 200],
] as const;

const cones = [
  [1380, 330, -30, 66],
  [1476, 440, 18, 82],
  [1548, 300, 14, 92],
  [130, 380, -14, 84],
  [256, 240, 26, 64],
  [14, 280, 12, 92],
] as const;

/** Seed heads of last year, and this spring's shoots, dark at the foot. */
export function foreground({ inks }: Light): Art {
  const random = seeded(52);
  const foot = height + 20;
  const clump = (x: number, size: number) =>
    tussock(
      random,
      [x, foot],
      { height: size, spread: size * 0.5, count: 10, width: size * 0.1 },
      [inks.grassShade, inks.grass],
    );
  const curtain = Array.from({ length: 44 }, () => {
    const x = random.between(-20, width + 20);
    const edge = Math.abs(x - width * 0.46) / (width * 0.5);
    return blade(
      [x, foot],
      random.between(70, 130) + 120 * edge * edge,
      random.wobble() * 70 - 14,
      random.between(20, 32),
      random.chance(0.3) ? random.between(0.2, 0.6) : 0,
    );
  });
  const ryeInks = {
    stem: inks.coneLit,
    leaf: inks.grassLit,
    seed: inks.cone,
    seedLit: inks.straw,
  };
  return [
    ...[
      [70, 360],
      [230, 220],
      [640, 190],
      [1420, 360],
      [1570, 430],
    ].map(([x = 0, size = 0]) => clump(x, size)),
    ...rye.map(([x, tall, lean, head]) =>
      wildRye(random, [x, foot], tall, lean, head, ryeInks),
    ),
    ...cones.map(([x, tall, lean, size]) =>
      seedCone(random, [x, foot], tall, lean, size, {
        stem: inks.coneShade,
        cone: inks.coneShade,
        lit: inks.coneLit,
      }),
    ),
    print(inks.grassShade, ...curtain),
  ].join("");
}
