import { mist } from "./land";
import { type Inks } from "./light";
import { disc, type Point, stroke } from "./path";
import { seeded } from "./random";
import { type Art, print } from "./svg";

/** Flowers standing together on the plain, as they look from afar. */
export interface Swath {
  readonly of: "gold" | "rose";
  readonly seed: number;
  readonly at: Point;
  /** px from the middle to either end. */
  readonly long: number;
  /** px across one head: it says how near the swath is. */
  readonly size: number;
}

/**
 * A swath of flowers: clusters of heads, dense in the middle, over the sheen
 * that those too small to tell apart give the grass. Only near ones show
 * their stems and a shaded side.
 */
export function swath(
  { of, seed, at: [x, y], long, size }: Swath,
  inks: Inks,
): Art {
  const [lit, shade] =
    of === "gold"
      ? [inks.petalGold, inks.petalGoldShade]
      : [inks.petalRose, inks.petalRoseShade];
  const random = seeded(seed);
  const troops = Math.round(long / (size * 4.5));
  const heads: Point[] = [];
  for (let troop = 0; troop < troops; troop += 1) {
    const out = random.wobble();
    const middle: Point = [
      x + out * long,
      y + random.wobble() * long * 0.09 * (1 - Math.abs(out)),
    ];
    const count = Math.round(random.between(8, 26) * (1.2 - Math.abs(out)));
    for (let head = 0; head < count; head += 1) {
      heads.push([
        middle[0] + random.wobble() * size * 6,
        middle[1] + random.wobble() * size * 2.2,
      ]);
    }
  }
  heads.sort((a, b) => a[1] - b[1]);
  const grown = heads.map(([headX, headY]) => ({
    at: [headX, headY] satisfies Point,
    size: size * random.between(0.34, 0.62),
    lean: random.wobble() * size,
    tall: size * random.between(1.6, 3.4),
  }));
  const near = size > 7;
  return [
    print(
      shade,
      ...(near
        ? []
        : [
            mist([x, y + size * 0.4], long * 1.5, size * 1.5, seed),
            mist([x + long * 0.3, y - size], long * 0.7, size, seed + 1),
          ]),
    ),
    near
      ? print(
          inks.grassMid,
          ...grown.map((one) =>
            stroke(
              [
                [one.at[0] - one.lean, one.at[1] + one.tall],
                [one.at[0] - one.lean * 0.2, one.at[1] + one.tall * 0.5],
                one.at,
              ],
              () => size * 0.09,
            ),
          ),
        )
      : "",
    near
      ? print(
          shade,
          ...grown.map((one) =>
            disc(
              [one.at[0] - size * 0.1, one.at[1] + size * 0.14],
              one.size,
              one.size * 0.74,
            ),
          ),
        )
      : "",
    print(
      lit,
      ...grown.map((one) =>
        disc(one.at, one.size * 0.92, one.size * (near ? 0.6 : 0.5)),
      ),
    ),
  ].join("");
}
