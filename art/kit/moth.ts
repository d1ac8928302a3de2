import { type Point, bend, blob, disc, stroke } from "./path";
import { type Art, print, turned } from "./svg";

/**
 * A luna moth from above, wings out: `span` px from tip to tip, turned by
 * `degrees`. It flies in the oak woods of June and only after dark.
 */
export function lunaMoth(
  place: Point,
  span: number,
  degrees: number,
  inks: {
    readonly luna: string;
    readonly edge: string;
    readonly body: string;
  },
): Art {
  const [x, y] = place;
  const pair = (shape: (at: (out: number, down: number) => Point) => string) =>
    ([-1, 1] as const).map((side) =>
      shape((out, down) => [x + side * out * span, y + down * span]),
    );
  const upper = pair((at) =>
    blob([
      at(0.02, -0.06),
      at(0.2, -0.2),
      at(0.42, -0.24),
      at(0.5, -0.2),
      at(0.42, -0.06),
      at(0.36, 0.06),
      at(0.16, 0.08),
      at(0.02, 0.08),
    ]),
  );
  const lower = pair((at) =>
    blob([
      at(0.02, 0.03),
      at(0.2, 0.04),
      at(0.3, 0.14),
      at(0.24, 0.26),
      at(0.19, 0.4),
      at(0.25, 0.56),
      at(0.19, 0.58),
      at(0.13, 0.4),
      at(0.1, 0.26),
      at(0.03, 0.14),
    ]),
  );
  const edges = pair((at) =>
    stroke(
      bend(at(0.01, -0.07), at(0.22, -0.23), at(0.5, -0.21), 10),
      (t) => span * (0.016 - 0.008 * t),
    ),
  );
  const feelers = pair((at) =>
    stroke(bend(at(0.01, -0.1), at(0.05, -0.15), at(0.09, -0.15), 6), (t) =>
      Math.max(0.4, span * 0.012 * Math.sin(Math.PI * (0.1 + 0.8 * t))),
    ),
  );
  return turned(
    degrees,
    place,
    print(inks.luna, ...lower, ...upper),
    print(
      inks.body,
      ...edges,
      ...pair((at) => disc(at(0.25, -0.08), span * 0.02, span * 0.026)),
      ...pair((at) => disc(at(0.16, 0.12), span * 0.016, span * 0.02)),
    ),
    print(
      inks.edge,
      ...feelers,
      blob([
        [x, y - span * 0.11],
        [x + span * 0.035, y],
        [x, y + span * 0.15],
        [x - span * 0.035, y],
      ]),
    ),
  );
}
