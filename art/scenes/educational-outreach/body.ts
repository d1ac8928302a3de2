import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, type Point, points } from "../../kit/path";
import { type Art, placed, print } from "../../kit/svg";

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

/** The hoop and bag of a dip net; the pole's end is at `foot`, pointing up. */
export const net = (inks: Inks, foot: Point): Art =>
  placed(
    foot,
    1,
    1,
    `<g stroke="${inks.ink}" stroke-width="6">`,
    print(inks.cream, "M-64-62Q-66 40-20 132 60 50 64-62Z"),
    print(inks.coneLit, disc([0, -62], 70, 65)),
    print(inks.straw, disc([0, -62], 56, 52)),
    // Mesh, in the bag's far side as well.
    `<path fill="none" stroke-width="4" d="M-26-2Q-34 60-20 130M24-2Q14 70-20 130M-58 32Q-4 52 50 28M-42 84Q-10 92 22 82M-18-110Q-10-62-18-13M20-110Q12-62 20-13M-49-84Q0-66 49-84M-50-42Q0-28 50-42"/>`,
    "</g>",
  );
