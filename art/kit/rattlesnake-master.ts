import { blade } from "./grass";
import { bend, disc, type Point, polygon, stroke } from "./path";
import { type Random } from "./random";
import { type Stalk } from "./stalk";
import { type Art, print } from "./svg";

interface Inks {
  readonly leaf: string;
  readonly ball: string;
  readonly ballLit: string;
  readonly floret: string;
}

/** A ball of green florets in spiny bracts, lit from the right. */
function ball([x, y]: Point, size: number, inks: Inks): Art {
  const spines = 15;
  const outline = Array.from({ length: spines * 2 }, (_, index): Point => {
    const angle = (index / spines) * Math.PI;
    const reach = size * (index % 2 === 0 ? 0.56 : 0.44);
    return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
  });
  const florets = [
    [0.12, -0.26],
    [0.28, -0.06],
    [0.02, -0.06],
    [0.18, 0.16],
    [-0.16, -0.24],
    [-0.24, 0.02],
    [-0.06, 0.22],
  ] as const;
  return [
    print(inks.ball, polygon(outline)),
    print(inks.ballLit, disc([x + size * 0.08, y - size * 0.06], size * 0.34)),
    print(
      inks.floret,
      ...florets.map(([right, down]) =>
        disc([x + right * size, y + down * size], size * 0.06),
      ),
    ),
  ].join("");
}

/**
 * Rattlesnake master: a stiff stem that forks at its top into balls, over
 * leaves like a yucca's. `size` px across the largest ball.
 */
export function rattlesnakeMaster(
  random: Random,
  { root, height, lean, stem }: Stalk,
  size: number,
  inks: Inks,
): Art {
  const [x, y] = root;
  const top: Point = [x + lean, y - height];
  const spine = bend(root, [x + lean * 0.1, y - height * 0.55], top, 14);
  const at = (part: number): Point => spine[Math.round(part * 14)] ?? top;
  const balls = [
    { from: 0.8, out: -0.86, up: 0.1, across: 0.78 },
    { from: 0.86, out: 0.9, up: 0.06, across: 0.82 },
    { from: 0.93, out: -0.5, up: 0.72, across: 0.7 },
    { from: 1, out: 0.16, up: 0.2, across: 1 },
  ].map(({ from, out, up, across }) => {
    const [fromX, fromY] = at(from);
    const place: Point = [top[0] + out * size, top[1] + (0.3 - up) * size];
    return {
      fork: stroke(
        bend(
          [fromX, fromY],
          [fromX + out * size * 0.7, fromY - size * 0.1],
          place,
          8,
        ),
        () => size * 0.035,
      ),
      place,
      across: across * size,
    };
  });
  const leaves = [0.02, 0.06, 0.1, 0.3, 0.48, 0.64].map((part, index) =>
    blade(
      at(part),
      height * random.between(0.2, 0.3) * (1.2 - part),
      (index % 2 === 0 ? 1 : -1) *
        size *
        random.between(0.7, 1.25) *
        (1.2 - part),
      size * 0.22 * (1.3 - part),
      random.between(0, 0.4),
    ),
  );
  return [
    print(inks.leaf, ...leaves),
    print(
      stem,
      stroke(spine, (t) => size * (0.075 - 0.03 * t)),
      ...balls.map(({ fork }) => fork),
    ),
    ...balls.map(({ place, across }) => ball(place, across, inks)),
  ].join("");
}
