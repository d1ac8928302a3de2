import { type Point, bend, disc, px, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print, turned } from "./svg";
import { blade } from "./grass";

/** A strap petal along a spine, widest past its middle, blunt at the tip. */
export const petal = (spine: readonly Point[], width: number) =>
  stroke(
    spine,
    (t) =>
      width *
      0.5 *
      (t > 0.9
        ? 0.94 - 0.42 * ((t - 0.9) / 0.1)
        : 0.42 + 0.6 * Math.sin((Math.PI / 2) * Math.min(1, t * 1.45))),
  );

export interface Stalk {
  readonly root: Point;
  /** px from root to flower. */
  readonly height: number;
  readonly lean: number;
  readonly stem: string;
}

/** The stem a head stands on, with two leaves `width` px of stem thick. */
export function stalk(
  random: Random,
  { root: [x, y], height, lean, stem }: Stalk,
  width: number,
): { readonly art: Art; readonly top: Point; readonly tilt: number } {
  const top: Point = [x + lean, y - height];
  const spine = bend([x, y], [x + lean * 0.1, y - height * 0.55], top, 14);
  const leaves = [0.28, 0.5].map((part, index) => {
    const [leafX, leafY] = spine[Math.round(part * 14)] ?? top;
    const side = index === 0 ? 1 : -1;
    return blade(
      [leafX, leafY],
      width * random.between(6, 11),
      side * width * random.between(9, 14),
      width * 3.2,
      random.between(0.2, 0.6),
    );
  });
  return {
    art: print(
      stem,
      stroke(spine, (t) => width * (0.62 - 0.2 * t)),
      ...leaves,
    ),
    top,
    tilt: (Math.atan2(lean, height) * 180) / Math.PI,
  };
}

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

/**
 * Black-eyed Susan, its face turned up to the light: `tilt` from 0.3 (seen
 * from the side) to 1 (facing the viewer). `size` px across.
 */
export function susan(
  random: Random,
  from: Stalk,
  size: number,
  tilt: number,
  inks: {
    readonly petal: string;
    readonly petalShade: string;
    readonly eye: string;
    readonly eyeLit: string;
  },
): Art {
  const { art, top, tilt: lean } = stalk(random, from, size * 0.055);
  const [x, y] = top;
  const count = 12 + Math.floor(random.next() * 4);
  const start = random.next();
  const rays = Array.from({ length: count }, (_, index) => {
    const angle =
      ((index + start + random.wobble() * 0.18) / count) * 2 * Math.PI;
    const length = size * 0.5 * random.between(0.88, 1.06);
    const [out, down] = [Math.cos(angle), Math.sin(angle) * tilt];
    const droop = (1 - tilt) * length * 0.3 * random.between(0.6, 1.2);
    const path = petal(
      bend(
        [x + out * size * 0.08, y + down * size * 0.08],
        [x + out * length * 0.6, y + down * length * 0.6 - droop * 0.4],
        [x + out * length, y + down * length + droop],
        9,
      ),
      size * 0.128 * (0.62 + 0.38 * Math.max(tilt, Math.abs(Math.sin(angle)))),
    );
    return { path, shaded: index % 3 === 1 || Math.sin(angle) < -0.75 };
  });
  const eye = size * 0.135;
  const rise = eye * (1 - tilt) * 0.8;
  return (
    art +
    turned(
      lean * 0.5,
      top,
      print(
        inks.petalShade,
        ...rays.filter((r) => r.shaded).map((r) => r.path),
      ),
      print(inks.petal, ...rays.filter((r) => !r.shaded).map((r) => r.path)),
      print(
        inks.eye,
        disc([x, y - rise * 0.5], eye, eye * (0.55 + 0.42 * tilt)),
      ),
      print(
        inks.eyeLit,
        stroke(
          bend(
            [x - eye * 0.1, y - rise - eye * 0.45],
            [x + eye * 0.55, y - rise - eye * 0.5],
            [x + eye * 0.66, y - rise * 0.6],
            8,
          ),
          (t) => eye * 0.13 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
        ),
      ),
    )
  );
}
