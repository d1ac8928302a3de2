import { type Inks } from "../../kit/light";
import { bend, disc, type Point, stroke } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { sower } from "./canvas";

const hand: Point = [sower[0] - 296, sower[1] - 556];

/** Where a grain is that flies `far`, in parts of the longest throw. */
const flight = (far: number) =>
  bend(
    hand,
    [hand[0] - 400 * far, hand[1] - 40 - 130 * far],
    [hand[0] - 80 - 600 * far, sower[1] - 30 - 70 * far],
    120,
  );

/** Seed in the air, lit from behind: it leaves the hand together and opens. */
export function seeds(inks: Inks): Art {
  const random = seeded(64);
  const grains = Array.from({ length: 190 }, () => {
    const t = Math.pow(random.next(), 0.8);
    const path = flight(1 - 0.78 * random.next());
    const at = Math.round(4 + 112 * t);
    const [offX, offY] = [26 * t * random.wobble(), 30 * t * random.wobble()];
    const piece = path
      .slice(at, at + 3)
      .map(([x, y]): Point => [x + offX, y + offY]);
    const half = random.between(3.2, 5.2) + 1.4 * t;
    return (
      stroke(piece, (part) => half * (0.55 + 0.45 * part)) +
      disc(piece[2] ?? hand, half)
    );
  });
  return print(inks.sun, ...grains);
}
