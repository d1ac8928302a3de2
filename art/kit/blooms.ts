import { petal, type Stalk, stalk } from "./flowers";
import { type Point, bend, blob, disc, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print, turned } from "./svg";

/**
 * A black-eyed Susan from behind: what a viewer low in the grass sees of most
 * of them. Shaded rays round a green cup. `size` px across.
 */
export function susanBehind(
  random: Random,
  from: Stalk,
  size: number,
  inks: {
    readonly petal: string;
    readonly petalShade: string;
    readonly cup: string;
  },
): Art {
  const { art, top, tilt } = stalk(random, from, size * 0.055);
  const [x, y] = top;
  const ray = (angle: number) => {
    const length = size * 0.5 * random.between(0.86, 1.08);
    const [out, down] = [Math.cos(angle), Math.sin(angle) * 0.62];
    return petal(
      bend(
        [x + out * size * 0.06, y + down * size * 0.06],
        [x + out * length * 0.6, y + down * length * 0.6 - size * 0.05],
        [x + out * length, y + down * length - size * 0.02],
        9,
      ),
      size * 0.125,
    );
  };
  const rays = Array.from({ length: 13 }, (_, index) =>
    ray(((index + random.wobble() * 0.22) / 13) * 2 * Math.PI),
  );
  const sepals = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + random.wobble() * 0.2) / 8) * 2 * Math.PI;
    const reach = size * random.between(0.16, 0.23);
    return stroke(
      [
        [x, y],
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.66],
      ],
      (t) => size * 0.04 * (1 - t),
    );
  });
  return (
    turned(
      tilt * 0.4,
      top,
      print(inks.petal, ...rays.filter((_, index) => index % 4 === 0)),
      print(inks.petalShade, ...rays.filter((_, index) => index % 4 !== 0)),
    ) +
    art +
    print(inks.cup, disc([x, y], size * 0.085, size * 0.065), ...sepals)
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
