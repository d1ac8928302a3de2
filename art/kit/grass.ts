import { type Point, bend, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/**
 * One leaf of grass from its root: rises `height` px, leans `lean` px and
 * nods at the tip by `nod` (0 straight, 1 hanging over).
 */
export function blade(
  [x, y]: Point,
  height: number,
  lean: number,
  width: number,
  nod = 0,
): string {
  const top: Point = [x + lean * 0.62, y - height];
  const tip: Point = [
    x + lean * (1 + nod * 0.5),
    y - height * (1 - nod * 0.42),
  ];
  const spine =
    nod > 0.05
      ? bend(
          [x, y],
          [top[0] - lean * 0.35, top[1] - height * nod * 0.3],
          tip,
          12,
        )
      : bend(
          [x, y],
          [x + lean * 0.15, y - height * 0.6],
          [x + lean, y - height],
          9,
        );
  return stroke(
    spine,
    (t) => width * 0.5 * Math.min(1, 0.55 + t * 1.6) * Math.pow(1 - t, 0.7),
  );
}

/**
 * A tussock: leaves fanning from one root, the tall ones upright in the
 * middle and the outer ones shorter and nodding. `inks` go from the back
 * leaves to the front ones.
 */
export function tussock(
  random: Random,
  [x, y]: Point,
  size: {
    readonly height: number;
    readonly spread: number;
    readonly count: number;
    readonly width: number;
  },
  inks: readonly string[],
): Art {
  const wind = random.wobble() * 0.12 + 0.06;
  return inks
    .map((ink, layer) => {
      const share = Math.ceil(size.count / inks.length);
      const leaves = Array.from({ length: share }, () => {
        const out = random.wobble();
        const height =
          size.height *
          random.between(0.6, 1) *
          (1 - 0.35 * Math.abs(out)) *
          (1 - (layer / inks.length) * 0.3);
        return blade(
          [x + out * size.spread * 0.28, y + random.next() * 8],
          height,
          out * size.spread + wind * height,
          size.width * random.between(0.65, 1.2),
          random.chance(0.35) ? random.between(0.2, 0.75) : 0,
        );
      });
      return print(ink, ...leaves);
    })
    .join("");
}

/** One finger of a seed head: a plait of spikelets along a bent axis. */
function finger(
  random: Random,
  from: Point,
  angle: number,
  length: number,
): { readonly body: string; readonly lit: string } {
  const sag = random.wobble() * 0.16 + (angle > 0 ? 0.12 : -0.12);
  const at = (turn: number, reach: number): Point => [
    from[0] + Math.sin(angle + turn) * length * reach,
    from[1] - Math.cos(angle + turn) * length * reach,
  ];
  const spine = bend(from, at(-sag, 0.55), at(sag * 0.4, 1), 12);
  const spikelets = spine.slice(1).map(([x, y], index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const tilt = angle + side * random.between(0.18, 0.3);
    const reach = length * random.between(0.2, 0.25) * (1 - index * 0.025);
    const [dx, dy] = [Math.sin(tilt) * reach, -Math.cos(tilt) * reach];
    return stroke(
      bend(
        [x - dx * 0.3, y - dy * 0.3],
        [x + dx * 0.3, y + dy * 0.3],
        [x + dx, y + dy],
        5,
      ),
      (t) => length * 0.031 * Math.sin(Math.PI * (0.12 + 0.84 * t)),
    );
  });
  const axis = stroke(spine, (t) => length * (0.034 - 0.02 * t));
  return {
    body: axis + spikelets.filter((_, index) => index % 2 === 0).join(""),
    lit: spikelets.filter((_, index) => index % 2 === 1).join(""),
  };
}

/**
 * Big bluestem: a tall jointed stem, a few long leaves, and the three-toed
 * "turkey foot" of seed at the top that gives it its other name. `height` in
 * px from root to foot; the toes are about a sixth of it, or `toes` px.
 */
export function bluestem(
  random: Random,
  root: Point,
  height: number,
  lean: number,
  inks: {
    readonly stem: string;
    readonly leaf: string;
    readonly seed: string;
    readonly seedLit: string;
  },
  toes = height / 6,
): Art {
  const [x, y] = root;
  const top: Point = [x + lean, y - height];
  const spine = bend(root, [x - lean * 0.25, y - height * 0.55], top, 14);
  const width = toes * 0.026 + 1.2;
  const joint = (part: number): Point =>
    spine[Math.round(part * (spine.length - 1))] ?? root;
  const leaves = [0.22, 0.4, 0.6].map((part, index) => {
    const side = (index % 2 === 0 ? 1 : -1) * (lean > 0 ? 1 : -1);
    const [leafX, leafY] = joint(part + random.wobble() * 0.05);
    return blade(
      [leafX, leafY],
      height * random.between(0.16, 0.24),
      side * height * random.between(0.08, 0.16),
      width * 3.6,
      random.between(0.3, 0.8),
    );
  });
  const heading = Math.atan2(lean * 0.85, height * 0.4) * 0.8;
  const count = random.chance(0.78) ? 3 : random.chance(0.5) ? 2 : 4;
  const fingers = Array.from({ length: count }, (_, index) => {
    const fan = (index - (count - 1) / 2) * (count === 4 ? 0.44 : 0.64);
    return finger(
      random,
      top,
      heading + fan + random.wobble() * 0.08,
      toes * random.between(0.8, 1.12) * (index === 1 ? 1.08 : 0.95),
    );
  });
  return (
    print(inks.leaf, ...leaves) +
    print(
      inks.stem,
      stroke(spine, (t) => width * (1 - 0.45 * t)),
    ) +
    print(inks.seed, ...fingers.map((one) => one.body)) +
    print(inks.seedLit, ...fingers.map((one) => one.lit))
  );
}

/**
 * The toothed upper edge of a stand of grass: leaves rooted along `edge`,
 * about `tall` px high and `step` px apart, in tufts, not one by one.
 */
export function fringe(
  random: Random,
  edge: readonly Point[],
  tall: number,
  step: number,
): string[] {
  const leaves: string[] = [];
  let due = 0;
  edge.forEach(([x, y], index) => {
    const before = edge[index - 1];
    if (before) due += Math.abs(x - before[0]);
    while (due > step) {
      due -= step * random.between(0.4, 2.2);
      const tuft = 1 + Math.floor(random.next() * 4);
      for (let leaf = 0; leaf < tuft; leaf += 1) {
        const high = tall * random.between(0.35, 1);
        leaves.push(
          blade(
            [x + random.wobble() * step, y + tall * 0.2],
            high * 1.2,
            high * (random.wobble() * 0.5 + 0.12),
            tall * 0.09 + 1.5,
          ),
        );
      }
    }
  });
  return leaves;
}
