import { type Inks } from "../../kit/light";
import { bend, disc, type Point, stroke } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { sower } from "./canvas";

const hand: Point = [sower[0] - 296, sower[1] - 556];

/** How far each handful of the throw flies, in parts of the longest. */
const throws = [0.28, 0.44, 0.58, 0.7, 0.8, 0.9, 1] as const;

/** Seed in the air, lit from behind: arcs that leave the hand and open. */
export function seeds(inks: Inks): Art {
  const random = seeded(64);
  const grains = throws.flatMap((far) => {
    const path = bend(
      hand,
      [hand[0] - 400 * far, hand[1] - 40 - 130 * far],
      [hand[0] - 80 - 600 * far, sower[1] - 30 - 70 * far],
      120,
    );
    const count = 15 + Math.round(15 * far);
    return Array.from({ length: count }, (_, index) => {
      const t = (index + random.next()) / count;
      const at = Math.min(117, Math.round(4 + 114 * Math.pow(t, 0.85)));
      const off = (6 + 34 * t) * random.wobble();
      const piece = path
        .slice(at, at + 3)
        .map(([x, y]): Point => [x + off, y + off * 0.5]);
      const half = random.between(3.8, 5.6) + 1.4 * t;
      return (
        stroke(piece, (part) => half * (0.55 + 0.45 * part)) +
        disc(piece[2] ?? hand, half)
      );
    });
  });
  return print(inks.sun, ...grains);
}
