import { type Point, polygon, stroke } from "./path";
import { type Art, inside, print } from "./svg";

/** A canoe lying on water, seen from a little above. */
export interface Canoe {
  /** The middle of its waterline. */
  readonly middle: Point;
  /** px from stem to stern. */
  readonly length: number;
  /** Degrees its bow points away from the viewer, 0 being straight right. */
  readonly away: number;
  /** Where its bow points: right or left. */
  readonly facing: 1 | -1;
}

/** How much a length lying on the water toward the viewer is foreshortened. */
const flat = 0.44;

/**
 * A place in or about the canoe: `along` from -1 (stern) to 1 (bow), `toward`
 * the viewer and `up` from the water, both in px of the canoe.
 */
export function onCanoe(
  { middle, length, away, facing }: Canoe,
  along: number,
  toward: number,
  up: number,
): Point {
  const angle = (away * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (along * length) / 2;
  return [
    middle[0] + facing * (cos * reach + sin * toward),
    middle[1] - flat * (sin * reach - cos * toward) - up * 0.92,
  ];
}

/**
 * The hull in two parts: `back` goes behind the people and their load, `front`
 * before them; `aboard` cuts off what the near side hides. `hull` is lit on its upper strakes, dark near the water.
 */
export function canoe(
  place: Canoe,
  inks: {
    readonly hull: string;
    readonly hullShade: string;
    readonly hullLit: string;
    readonly inner: string;
    readonly innerShade: string;
    readonly rail: string;
  },
): {
  readonly back: Art;
  readonly front: Art;
  readonly aboard: (...art: readonly Art[]) => Art;
} {
  const { length } = place;
  const pieces = 60;
  const beam = (t: number) =>
    length * 0.098 * Math.pow(1 - Math.pow(Math.abs(t), 2.3), 0.85);
  const sheer = (t: number) =>
    length * (0.054 + 0.066 * Math.pow(Math.abs(t), 3.6));
  /** The stems curve: the hull is longer at its rails than in the water. */
  const short = (level: number) => 1 - 0.075 * Math.pow(1 - level, 2);
  const along = (t: number, side: 1 | -1 | 0, level: number) =>
    onCanoe(
      place,
      t * short(level),
      side * beam(t) * (0.8 + 0.2 * level),
      level < 0 ? sheer(0) * level : sheer(t) * level,
    );
  const line = (side: 1 | -1, level: number): Point[] =>
    Array.from({ length: pieces + 1 }, (_, index) =>
      along((index / pieces) * 2 - 1, side, level),
    );
  const stem = (end: 1 | -1): Point[] =>
    Array.from({ length: 9 }, (_, index) => along(end, 0, 1 - index * 0.14));
  const [nearRail, farRail] = [line(1, 1), line(-1, 1)];
  const opening = polygon([...nearRail, ...[...farRail].reverse()]);
  const side = polygon([
    ...nearRail,
    ...stem(1),
    ...line(1, -0.12).reverse(),
    ...stem(-1).reverse(),
  ]);
  const beyond = (end: 1 | -1, level: number): Point => {
    const [x, y] = along(end, 0, level);
    return [x + end * place.facing * length * 0.05, y];
  };
  const strip = (from: number, to: number) =>
    inside(
      side,
      print(
        from < 0.5 ? inks.hullShade : inks.hullLit,
        polygon([
          beyond(-1, from),
          ...line(1, from),
          beyond(1, from),
          beyond(1, to),
          ...line(1, to).reverse(),
          beyond(-1, to),
        ]),
      ),
    );
  const rail = length * 0.0062;
  const thwart = (t: number) =>
    stroke(
      [
        onCanoe(place, t, -beam(t), sheer(t) * 0.94),
        onCanoe(place, t, beam(t), sheer(t) * 0.94),
      ],
      () => length * 0.009,
    );
  const [first, last] = [nearRail[0], nearRail[pieces]];
  if (!first || !last) throw new Error("no rail");
  const over = polygon([
    [first[0] - (last[0] - first[0]), first[1]],
    ...nearRail,
    [last[0] + (last[0] - first[0]), last[1]],
    [last[0] + (last[0] - first[0]), -length],
    [first[0] - (last[0] - first[0]), -length],
  ]);
  return {
    aboard: (...art) => inside(over, ...art),
    back: [
      print(inks.innerShade, opening),
      inside(
        opening,
        print(inks.inner, polygon([...farRail, ...line(-1, 0.1).reverse()])),
      ),
      print(
        inks.rail,
        thwart(-0.72),
        thwart(0.58),
        stroke(farRail, () => rail * 0.8),
      ),
    ].join(""),
    front: [
      print(inks.hull, side),
      strip(-0.12, 0.34),
      strip(0.8, 0.97),
      print(
        inks.rail,
        stroke(nearRail, () => rail),
      ),
    ].join(""),
  };
}
