import { fringe } from "../../kit/grass";
import { mist } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { disc, type Point, points, polygon, through } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, inside, print } from "../../kit/svg";

const course = through(
  points(
    "742 640, 760 690, 812 770, 812 860, 740 970, 664 1090, 660 1210, 740 1330, 820 1460, 836 1600, 776 1760, 690 1900, 610 2040",
  ),
  10,
);

/** The drain of the valley, kept in grass so that no soil leaves with the rain. */
export function waterway(inks: Inks): Art {
  const uneven = noise(9);
  const random = seeded(10);
  const along = (index: number) => index / (course.length - 1);
  const half = (t: number, side: number) =>
    (10 + 168 * Math.pow(t, 1.35)) * (1 + 0.16 * uneven(t * 7 + side * 20));
  const edge = (side: 1 | -1, part: number, seed = 0): Point[] =>
    course.map(([x, y], index) => {
      const t = along(index);
      const ragged = seed > 0 ? 0.34 * uneven(t * 13 + seed) : 0;
      return [x + side * half(t, side) * (part + ragged), y];
    });
  const bed = polygon([...edge(-1, 1), ...edge(1, 1).reverse()]);
  /** Grass in the bed: lying lenses that follow its fall. */
  const lying = (count: number, seed: number) =>
    Array.from({ length: count }, (_, index) => {
      const t = Math.pow(random.next(), 0.6);
      const [x, y] = course[Math.floor(t * (course.length - 1))] ?? [0, 0];
      const wide = half(t, 0);
      return mist(
        [x + random.wobble() * wide * 0.6, y],
        wide * random.between(0.5, 1),
        wide * 0.12,
        seed + index,
      );
    });
  const swarm = (at: number, count: number, out: number) =>
    Array.from({ length: count }, () => {
      const t = at + random.wobble() * 0.07;
      const [x, y] = course[Math.floor(t * (course.length - 1))] ?? [0, 0];
      return disc(
        [
          x + half(t, 0) * (out + random.wobble() * 0.34),
          y + random.wobble() * 9,
        ],
        7 * t * random.between(0.7, 1.2),
      );
    });
  // The brow of grass along the far bank, where it stands up before the crop.
  const brow = (side: 1 | -1, from: number, tall: number) =>
    fringe(
      random,
      edge(side, 0.96).slice(Math.floor(from * course.length)),
      tall,
      tall * 0.34,
    );
  return [
    print(inks.leaf, bed, ...brow(1, 0.4, 30), ...brow(-1, 0.45, 30)),
    inside(
      bed,
      print(
        inks.meadowShade,
        polygon([...edge(-1, 1.1), ...edge(1, 0.34, 30).reverse()]),
      ),
      print(
        inks.meadow,
        polygon([...edge(-1, 1.1), ...edge(-1, 0.5, 60).reverse()]),
      ),
      print(inks.leaf, ...lying(9, 40)),
      print(inks.grassLit, ...lying(8, 80)),
    ),
    print(inks.petalRose, ...swarm(0.72, 12, -0.1), ...swarm(0.93, 22, 0.2)),
    print(inks.cream, ...swarm(0.6, 10, 0.1), ...swarm(0.83, 20, -0.25)),
  ].join("");
}
