import { type Light } from "../../../kit/light";
import { type Point } from "../../../kit/path";
import { type Random, seeded } from "../../../kit/random";
import { whole } from "../../../kit/sprig";
import { type Art } from "../../../kit/svg";
import { height, width } from "./canvas";

const canvas: Point = [width, height];

/**
 * Grass from x = 0 on with its foot at y = 0, and the ground below it, in one
 * outline: tufts of bent leaves, up to `tall` units high, and gaps.
 */
export function turf(random: Random, long: number, tall: number): string {
  let path = "M0 60V0";
  let x = 0;
  while (x < long) {
    const leaves = 2 + Math.floor(random.between(0, 4));
    const crown = tall * Math.max(0.35, random.next());
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const out = ((leaf + 0.5) / leaves) * 2 - 1 + random.wobble() * 0.2;
      const high = crown * (1 - 0.4 * Math.abs(out)) * random.between(0.7, 1);
      const lean = high * (out * 0.7 + 0.12);
      const thick = random.between(9, 13);
      path += `q${whole(lean * 0.1, -high * 0.7, lean, -high)} ${whole(thick - lean * 0.75, high * 0.4, thick - lean, high)}`;
      x += Math.round(thick);
    }
    const gap = Math.round(random.between(2, 22));
    path += `h${gap}`;
    x += gap;
  }
  return `${path}V60`;
}

/** Long enough that its repeats, of three sizes, don't fall together. */
const piece = 256;

/**
 * Three rows of grass along the lower edge, all of one piece of turf, so that
 * it is written once. The rest of the picture stands in it.
 */
export function grass(
  { inks }: Light,
  [width, height]: Point = canvas,
  scale = 1,
): Art {
  const turfs = Array.from({ length: Math.ceil(width / piece / scale) - 1 })
    .map((_, at) => `<use href="#h" x="${(at + 1) * piece}"/>`)
    .join("");
  const row = (
    ink: string,
    x: number,
    up: number,
    wide: number,
    tall: number,
  ) =>
    `<use href="#g" fill="${ink}" transform="translate(${x} ${height - up * scale})scale(${(wide * scale).toFixed(2)} ${(tall * scale).toFixed(2)})"/>`;
  return [
    `<defs><g id="g"><path id="h" d="${turf(seeded(22), piece, 52)}"/>${turfs}</g></defs>`,
    row(inks.grass, -140, 16, 1.2, 1.5),
    row(inks.grassMid, width + 20, 12, -1.1, 1.2),
    row(inks.grassShade, -30, 5, 1.05, 0.9),
  ].join("");
}
