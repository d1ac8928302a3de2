import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, type Point, points } from "../../kit/path";
import { type Art, placed, print, turned } from "../../kit/svg";

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

/** A dip net, its bag hanging from the hoop: the pole's end is at `foot`. */
export const net = (inks: Inks, foot: Point): Art =>
  placed(
    foot,
    1,
    1,
    `<g stroke="${inks.ink}" stroke-width="6">`,
    print(inks.cream, "M-5-3C-4 50 40 110 84 156 104 90 140 10 137-69Z"),
    `<path fill="none" stroke-width="4" d="M42 4Q48 90 82 150M112-29Q112 80 84 150M3 38Q75 60 133-10M23 79Q75 92 119 48M52 119Q80 124 101 104"/>`,
    turned(
      -25,
      [66, -36],
      print(inks.coneLit, disc([66, -36], 82, 36)),
      print(inks.straw, disc([66, -36], 69, 24)),
    ),
    "</g>",
  );
