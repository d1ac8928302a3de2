import { type Inks } from "../../../kit/light";
import { type Art, print } from "../../../kit/svg";

/** Clumps of leaves: shapes with dots of `size` along their edges. */
const clumps = (
  size: number,
  ink: string,
  shapes: string,
  dashes: string,
): Art =>
  `<path fill="${ink}" stroke="${ink}" stroke-width="${size}" stroke-dasharray="${dashes}" d="${shapes}"/>`;

/** The old bur oak of the wide picture, with its foot at (0, 0). */
export const oak = ({ leaf, leafLit, leafShade, bark }: Inks): Art =>
  [
    print(
      bark,
      "M-30 4q22-12 19-58-30-20-80-58l6-5q42 30 70 38-16-30-26-60h8q14 40 24 56l4-60h8l2 60q20-26 30-54h8q-12 40-20 58 40-16 66-44l6 5q-40 48-78 66-2 42 22 56-34 4-69 0",
    ),
    '<g stroke-linecap="round">',
    clumps(
      32,
      leafShade,
      "M-160-116q-16-34 44-56-4-48 66-60t98 2q50 4 56 44 56 12 56 62-64 34-120-2-40 20-84 6-50 30-116 4z",
      "0 24 0 17 0 30",
    ),
    clumps(
      21,
      leaf,
      "M-146-126q44-50 108-6-44 16-108 6zM-104-178q52-48 112 0-60 12-112 0zM34-122q46-46 122 0-70 20-122 0zM-24-216q70-40 112 4-60 10-112-4zM-26-150q50-30 74 2-40 12-74-2zM60-172q40-34 84 6-40 8-84-6z",
      "0 14 0 19 0 10",
    ),
    clumps(
      8,
      leafLit,
      "M-72-196q30-16 56 0zM-106-146q20-10 40 0zM26-226q30-12 46 0zM90-182q20-12 38 0zM86-134q30-12 48 0z",
      "0 8 0 5",
    ),
    "</g>",
  ].join("");
