import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, type Point, points } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** The low light behind them leaves a rim on the right of everything. */
export const away: Point = [-8, 2];

/** Shapes for a head facing right, a child's about 90 px high at `scale` 1. */
const heads = {
  face: "6 -44, 30 -32, 35 -10, 45 5, 35 11, 33 28, 14 43, -8 40, -30 24, -38 -8, -24 -36",
  bob: "8 -52, 32 -40, 36 -22, 14 -24, 2 -8, 0 24, -18 46, -46 42, -54 -6, -36 -44",
  short:
    "10 -54, 36 -40, 36 -22, 10 -24, -4 -6, -10 18, -34 22, -50 -10, -34 -44",
  tail: "-40 -30, -70 -36, -96 -6, -92 40, -78 62, -72 24, -54 -4",
} as const;

export function head(
  inks: Inks,
  [x, y]: Point,
  scale: number,
  hair: {
    readonly ink: string;
    readonly rim: string;
    readonly cut: readonly (keyof typeof heads)[];
  },
  tone = skin(inks),
): Art {
  const shape = (name: keyof typeof heads) =>
    blob(
      points(heads[name]).map(([dx, dy]) => [x + dx * scale, y + dy * scale]),
    );
  return (
    rimmed([shape("face")], tone, [-11, 3]) +
    rimmed(hair.cut.map(shape), { base: hair.ink, rim: hair.rim }, [-5, 5])
  );
}

export const skin = (inks: Inks) => ({ base: inks.skinShade, rim: inks.skin });

/** The hoop and bag of a dip net; the pole's end is at (0, 0), pointing up. */
export const net = (inks: Inks, [x, y]: Point): Art =>
  print(
    inks.paper,
    blob([
      [x - 60, y - 62],
      [x, y - 40],
      [x + 60, y - 66],
      [x + 34, y + 20],
      [x - 12, y + 96],
      [x - 42, y + 50],
    ]),
  ) +
  print(
    inks.woodShade,
    // The inner edge runs the other way round, which leaves a hoop.
    `${disc([x, y - 62], 68, 62)}M${x - 58} ${y - 62}a58 52 0 1 1 116 0a58 52 0 1 1 -116 0Z`,
  );
