import { type Point, bend, blob, disc, stroke } from "./path";
import { type Art, print, turned } from "./svg";

/**
 * An American goldfinch, Iowa's state bird, on a seed head. Its feet are at
 * `perch`, it is `size` px from bill to tail and looks left for `facing` -1.
 */
export function goldfinch(
  [x, y]: Point,
  size: number,
  facing: 1 | -1,
  inks: {
    readonly finch: string;
    readonly finchShade: string;
    readonly ink: string;
    readonly cream: string;
    readonly coneLit: string;
  },
): Art {
  const at = (forward: number, up: number): Point => [
    x + facing * forward * size,
    y - up * size,
  ];
  const body = blob([
    at(0.3, 0.52),
    at(0.36, 0.42),
    at(0.33, 0.26),
    at(0.22, 0.1),
    at(0.02, 0.04),
    at(-0.18, 0.1),
    at(-0.26, 0.17),
    at(-0.12, 0.3),
    at(0.03, 0.44),
    at(0.1, 0.56),
    at(0.2, 0.6),
  ]);
  const underside = blob([
    at(0.2, 0.1),
    at(0.02, 0.045),
    at(-0.18, 0.1),
    at(-0.25, 0.165),
    at(-0.08, 0.14),
    at(0.08, 0.15),
    at(0.2, 0.22),
  ]);
  const tail = blob([
    at(-0.16, 0.2),
    at(-0.36, 0.09),
    at(-0.53, -0.03),
    at(-0.5, -0.045),
    at(-0.54, -0.07),
    at(-0.34, 0.02),
    at(-0.16, 0.12),
  ]);
  const wing = blob([
    at(0.14, 0.36),
    at(0.16, 0.27),
    at(0.06, 0.17),
    at(-0.14, 0.13),
    at(-0.4, 0.06),
    at(-0.26, 0.17),
    at(-0.1, 0.28),
    at(0.03, 0.38),
  ]);
  const bars = [
    stroke(bend(at(0.13, 0.27), at(0.05, 0.27), at(0.01, 0.34), 8), (t) =>
      Math.max(0.3, size * 0.017 * Math.sin(Math.PI * t)),
    ),
    stroke(bend(at(0.04, 0.18), at(-0.1, 0.17), at(-0.26, 0.12), 8), (t) =>
      Math.max(0.3, size * 0.01 * Math.sin(Math.PI * t)),
    ),
    stroke(bend(at(0, 0.22), at(-0.1, 0.21), at(-0.2, 0.17), 8), (t) =>
      Math.max(0.3, size * 0.008 * Math.sin(Math.PI * t)),
    ),
  ];
  const cap = blob([
    at(0.35, 0.5),
    at(0.34, 0.57),
    at(0.26, 0.62),
    at(0.16, 0.6),
    at(0.22, 0.56),
    at(0.29, 0.53),
  ]);
  const bill = `M${[at(0.345, 0.51), at(0.43, 0.455), at(0.345, 0.44)].map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L")}Z`;
  const leg = (from: number, to: number) =>
    stroke([at(from, 0.08), at(to, -0.03)], () => size * 0.011);
  return turned(
    facing * -6,
    [x, y],
    print(inks.ink, tail, leg(0.06, 0.1), leg(-0.02, 0.02)),
    print(inks.finch, body),
    print(inks.finchShade, underside),
    print(inks.ink, wing),
    print(inks.cream, ...bars),
    print(inks.ink, cap),
    print(inks.coneLit, bill),
    print(inks.ink, disc(at(0.275, 0.505), size * 0.022)),
    print(inks.cream, disc(at(0.282, 0.512), size * 0.007)),
  );
}
