import { blade } from "./grass";
import { bend, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

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
