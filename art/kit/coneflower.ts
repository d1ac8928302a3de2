import { bend, blob, disc, type Point, px, stroke } from "./path";
import { type Random } from "./random";
import { petal, type Stalk, stalk } from "./stalk";
import { type Art, print, turned } from "./svg";

/**
 * Purple coneflower from the side: a bristling dome over long petals that
 * hang from its rim, each with its own droop. `size` px across the petals.
 */
export function coneflower(
  random: Random,
  from: Stalk,
  size: number,
  inks: {
    readonly petal: string;
    readonly petalShade: string;
    readonly cone: string;
    readonly coneLit: string;
    readonly coneShade: string;
  },
): Art {
  const { art, top, tilt } = stalk(random, from, size * 0.05);
  const [x, y] = top;
  const [rimX, rimY] = [size * 0.2, size * 0.055];
  const hanging = (angle: number): string => {
    const [out, toward] = [Math.cos(angle), Math.sin(angle)];
    const length = size * random.between(0.44, 0.58);
    const droop = random.between(0.6, 0.95);
    const base: Point = [x + out * rimX, y + toward * rimY];
    const reach = length * out * (1.02 - droop * 0.42);
    return petal(
      bend(
        base,
        [base[0] + reach * 0.72, base[1] - length * (0.1 - 0.12 * toward)],
        [
          base[0] + reach + random.wobble() * size * 0.03,
          base[1] + length * droop * (0.72 + 0.2 * toward),
        ],
        12,
      ),
      size * (0.1 + 0.025 * Math.abs(toward)) * random.between(0.9, 1.1),
    );
  };
  const around = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) =>
      hanging(
        from + ((to - from) * (index + 0.5 + random.wobble() * 0.24)) / count,
      ),
    );
  const back = around(7, Math.PI * 1.02, Math.PI * 1.98);
  const front = around(8, 0.02 * Math.PI, 0.98 * Math.PI);
  const high = size * 0.25;
  const dome = `M${px(x - rimX * 1.08)} ${px(y + rimY * 0.4)}C${px(x - rimX * 1.12)} ${px(y - high * 0.85)} ${px(x - rimX * 0.5)} ${px(y - high)} ${px(x)} ${px(y - high)}C${px(x + rimX * 0.5)} ${px(y - high)} ${px(x + rimX * 1.12)} ${px(y - high * 0.85)} ${px(x + rimX * 1.08)} ${px(y + rimY * 0.4)}Q${px(x)} ${px(y + rimY * 2.4)} ${px(x - rimX * 1.08)} ${px(y + rimY * 0.4)}Z`;
  const bristle = (row: number, lit: boolean) => {
    const count = 7 - row;
    return Array.from({ length: count }, (_, index) => {
      const across = ((index + 0.5) / count - 0.5) * 2 * (1 - row * 0.09);
      const baseX = x + across * rimX * 0.98;
      const baseY =
        y + rimY * 0.7 - row * high * 0.235 - (across * across * high) / 9;
      if (lit !== across > 0.12) return "";
      return stroke(
        [
          [baseX, baseY],
          [baseX + across * size * 0.03, baseY - size * 0.055],
        ],
        (t) => size * 0.013 * (1 - t * 0.8),
      );
    }).join("");
  };
  const rows = [0, 1, 2, 3, 4];
  return (
    art +
    turned(
      tilt * 0.6,
      top,
      print(inks.petalShade, ...back, ...front.filter((_, i) => i % 3 === 1)),
      print(inks.petal, ...front.filter((_, i) => i % 3 !== 1)),
      print(inks.cone, dome),
      print(inks.coneShade, ...rows.map((row) => bristle(row, false))),
      print(inks.coneLit, ...rows.map((row) => bristle(row, true))),
    )
  );
}

/** A coneflower not yet open: a green button with short upright rays. */
export function coneBud(
  random: Random,
  from: Stalk,
  size: number,
  inks: {
    readonly petal: string;
    readonly button: string;
    readonly buttonLit: string;
  },
): Art {
  const { art, top, tilt } = stalk(random, from, size * 0.09);
  const [x, y] = top;
  const rays = Array.from({ length: 7 }, (_, index) => {
    const out = (index - 3) / 3 + random.wobble() * 0.08;
    return petal(
      bend(
        [x + out * size * 0.3, y - size * 0.1],
        [x + out * size * 0.5, y - size * 0.3],
        [
          x + out * size * 0.5 + random.wobble() * size * 0.04,
          y - size * random.between(0.44, 0.6) + Math.abs(out) * size * 0.16,
        ],
        8,
      ),
      size * 0.15,
    );
  });
  const button = blob([
    [x - size * 0.36, y - size * 0.12],
    [x - size * 0.2, y - size * 0.28],
    [x + size * 0.2, y - size * 0.28],
    [x + size * 0.36, y - size * 0.12],
    [x + size * 0.18, y + size * 0.08],
    [x - size * 0.18, y + size * 0.08],
  ]);
  const scales = ([-0.24, -0.08, 0.08, 0.22] as const).map((out) =>
    stroke(
      [
        [x + out * size * 0.7, y + size * 0.04],
        [x + out * size * 1.25, y - size * 0.2],
      ],
      (t) => size * 0.04 * (1 - t * 0.7),
    ),
  );
  return (
    art +
    turned(
      tilt * 0.6,
      top,
      print(inks.petal, ...rays),
      print(inks.button, button),
      print(inks.buttonLit, ...scales),
    )
  );
}

/** Last year's cone: the dark bristling ball that finches come for. */
export function spentCone(
  random: Random,
  from: Stalk,
  size: number,
  inks: { readonly cone: string; readonly coneLit: string },
): Art {
  const { art, top } = stalk(random, from, size * 0.06);
  const [x, y] = top;
  const bristles = Array.from({ length: 26 }, () => {
    const angle = random.between(-1.15, 0.15) * Math.PI;
    const reach = size * random.between(0.46, 0.62);
    const at = (part: number): Point => [
      x + Math.cos(angle) * reach * part,
      y - size * 0.2 + Math.sin(angle) * reach * part,
    ];
    return stroke([at(0.4), at(1)], (t) => size * 0.04 * (1 - t * 0.8));
  });
  return (
    art +
    print(
      inks.cone,
      disc([x, y - size * 0.2], size * 0.42, size * 0.44),
      ...bristles,
    ) +
    print(inks.coneLit, ...bristles.filter((_, index) => index % 4 === 0))
  );
}
