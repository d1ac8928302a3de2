import { bend, disc, stroke } from "./path";
import { type Random } from "./random";
import { petal, type Stalk, stalk } from "./stalk";
import { type Art, print, turned } from "./svg";

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

/**
 * A black-eyed Susan from behind: what a viewer low in the grass sees of most
 * of them. Shaded rays around a green cup. `size` px across.
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
