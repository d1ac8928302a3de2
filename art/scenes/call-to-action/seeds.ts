import { type Light } from "../../kit/light";
import { bend, disc, type Point, stroke } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { sower } from "./canvas";

const hand: Point = [sower[0] - 296, sower[1] - 556];

/** Where a grain is that flies `far`, in parts of the longest throw. */
const flight = (far: number) =>
  bend(
    hand,
    [hand[0] - 160 - 300 * far, hand[1] - 190 * far],
    [hand[0] - 240 - 560 * far, sower[1] - 60 - 180 * far],
    120,
  );

/** Seed in one fan, ever thinner, large enough for phones: by day, an edge shows it on the pale sky. */
export function seeds({ hour, inks }: Light): Art {
  const random = seeded(64);
  const grains = Array.from({ length: 84 }, () => {
    const t = Math.pow(random.next(), 1.5);
    const start = Math.round(3 + 92 * t);
    const piece = flight(random.next()).slice(start, start + 2);
    const half = random.between(3.4, 4.8) + 1.2 * t;
    const at = piece[1] ?? hand;
    const grain = (more: number) =>
      stroke(piece, (part) => half * (0.5 + 0.5 * part) + more) +
      disc(at, half + more);
    return hour === "day"
      ? print(inks.woodShade, grain(2)) + print(inks.petalGold, grain(0))
      : print(inks.sun, grain(0));
  });
  return grains.join("");
}
