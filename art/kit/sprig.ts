import { type Random } from "./random";

// Parts of drawings that stay SVG: few points in whole units, because every
// character is downloaded.

/** A path's numbers, rounded. */
export const whole = (...numbers: readonly number[]) =>
  numbers
    .map((number) => Math.round(number))
    .join(" ")
    .replaceAll(" -", "-");

/** Leaves of grass from one root at (0, 0), up to about `tall` units high. */
export function tuft(random: Random, tall: number, leaves: number): string {
  const blades = Array.from({ length: leaves }, (_, index) => {
    const out = (index / (leaves - 1)) * 2 - 1 + random.wobble() * 0.3;
    const high = tall * random.between(0.5, 1) * (1 - 0.3 * Math.abs(out));
    const lean = out * tall * random.between(0.15, 0.5) + tall * 0.06;
    const [pull, bow] = random.chance(0.3) ? [0.3, 1.1] : [0.05, 0.7];
    const thick = random.between(3, 5);
    const tip = whole(lean * pull, -high * bow, lean, -high);
    const back = whole(
      lean * (pull - 1) + thick / 2,
      high * (1 - bow) + 3,
      thick - lean,
      high,
    );
    return `M${whole(out * tall * 0.24, 0)}q${tip} ${back}`;
  });
  return blades.join("");
}

/** "x y size, x y size" as numbers. */
export const triples = (list: string) =>
  list.split(",").map((triple) => {
    const [x = 0, y = 0, size = 1] = triple.trim().split(" ").map(Number);
    return [x, y, size] as const;
  });
