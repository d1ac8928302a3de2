import { fromFoot } from "./from-foot";
import { type Point, bend, disc, polygon, stroke } from "./path";
import { type Art, print } from "./svg";
import { type Inks } from "./light";

/**
 * A gambrel barn, its gable end to the light at the right and its long side
 * running off to the left. The gable's right foot stands on `foot`; `size`
 * px is the width of gable and side together. With `lit`, its loft and door
 * glow from inside.
 */
export function barn(foot: Point, size: number, inks: Inks, lit: boolean): Art {
  const { at, shape } = fromFoot(foot, size);
  const bar = (from: Point, to: Point, half: number) =>
    stroke([at(from), at(to)], () => (half * size) / 100);
  const opening = lit ? inks.flameCore : inks.woodShade;
  return [
    // The long side lies in shadow.
    print(inks.seedShade, shape([-45, -1], [-100, 3], [-100, 25], [-45, 25])),
    print(
      inks.coneShade,
      ...[-92, -80, -68, -56].map((left) =>
        shape([left, 9], [left + 5, 8.8], [left + 5, 16], [left, 16]),
      ),
    ),
    // The roof in two slopes; the upper one looks at the sky.
    print(inks.waterShade, shape([-44, 23], [-102, 24], [-96, 41], [-38, 42])),
    print(
      inks.waterDeep,
      shape([-38.5, 41], [-97, 40.5], [-79, 53], [-21, 56]),
    ),
    print(
      inks.water,
      shape([-26, 52.5], [-84, 49.8], [-79, 53], [-21, 56]),
      // The cupola.
      shape([-55, 52], [-49, 52], [-49, 58], [-55, 58]),
    ),
    print(inks.waterShade, shape([-57, 58], [-47, 58], [-52, 63])),
    // The gable, full in the light.
    print(
      inks.rust,
      shape(
        [-45, -1],
        [0, 0],
        [0, 25],
        [-5, 42],
        [-21.5, 56],
        [-38.5, 42],
        [-45, 25],
      ),
    ),
    print(
      inks.cone,
      shape([-14, 0], [0, 0], [0, 25], [-5, 42], [-21.5, 56], [-16, 40]),
    ),
    print(
      inks.cream,
      bar([-46.5, 24], [-39, 43], 1.1),
      bar([-39.5, 42], [-21.5, 57.2], 1.1),
      bar([-21.5, 57.2], [-4, 42], 1.1),
      bar([-4.5, 43], [1.5, 24], 1.1),
      shape([-32, -0.7], [-12, -0.3], [-12, 19.5], [-32, 19.5]),
      shape([-27, 29], [-16, 29], [-16, 41], [-27, 41]),
    ),
    print(
      opening,
      shape([-30.4, -0.7], [-13.6, -0.3], [-13.6, 18], [-30.4, 18]),
      shape([-25.4, 30.4], [-17.6, 30.4], [-17.6, 39.6], [-25.4, 39.6]),
    ),
    lit
      ? ""
      : print(
          inks.cream,
          bar([-30, 0], [-14, 18], 0.8),
          bar([-14, 0], [-30, 18], 0.8),
          bar([-22, 0], [-22, 18], 0.8),
        ),
  ].join("");
}

/** A stave silo with a domed cap; its foot's middle stands on `foot`. */
export function silo(
  [x, y]: Point,
  width: number,
  height: number,
  inks: Inks,
): Art {
  const [half, top] = [width / 2, y - height];
  const column = (from: number, to: number) =>
    polygon([
      [x + from * half, y],
      [x + to * half, y],
      [x + to * half, top],
      [x + from * half, top],
    ]);
  const cap = (from: number, ink: string) =>
    print(
      ink,
      polygon([
        ...bend(
          [x + from * half, top + 3],
          [x + from * half, top - half * 1.15],
          [x + half * 0.1, top - half * 1.1],
        ),
        ...bend(
          [x + half * 0.1, top - half * 1.1],
          [x + half * 1.1, top - half * 0.9],
          [x + half * 1.1, top + 3],
        ),
      ]),
    );
  return [
    print(inks.waterDeep, column(-1, 1), disc([x, y], half, half * 0.2)),
    print(inks.paper, column(0, 1)),
    print(inks.cream, column(0.5, 0.9)),
    print(
      inks.waterDeep,
      ...[0.2, 0.42, 0.64, 0.86].map((up) =>
        stroke(
          bend(
            [x - half, y - height * up],
            [x, y - height * up + half * 0.3],
            [x + half, y - height * up],
          ),
          () => width * 0.014,
        ),
      ),
    ),
    cap(-1.1, inks.waterShade),
    cap(0.2, inks.water),
  ].join("");
}

/** A farmhouse: a white gable to the light, a long roof, lit windows. */
export function farmhouse(
  foot: Point,
  size: number,
  inks: Inks,
  lit: boolean,
): Art {
  const { shape } = fromFoot(foot, size);
  const pane = lit ? inks.flameCore : inks.river;
  return [
    print(inks.water, shape([-40, 0], [-100, 1], [-100, 36], [-40, 36])),
    print(inks.cream, shape([-40, 0], [0, 0], [0, 36], [-20, 62], [-40, 36])),
    print(inks.rust, shape([-44, 34], [-104, 35], [-84, 61], [-20, 65])),
    print(inks.woodShade, shape([-70, 60], [-60, 60], [-60, 76], [-70, 76])),
    print(
      pane,
      shape([-34, 12], [-26, 12], [-26, 26], [-34, 26]),
      shape([-16, 12], [-8, 12], [-8, 26], [-16, 26]),
      shape([-24, 38], [-16, 38], [-16, 50], [-24, 50]),
      shape([-90, 12], [-80, 12], [-80, 24], [-90, 24]),
      shape([-64, 12], [-54, 12], [-54, 24], [-64, 24]),
    ),
  ].join("");
}
