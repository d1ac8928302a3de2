import { type Inks } from "../../kit/light";
import { type Point, polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { beside, post } from "./canvas";

/** How far off the deck comes down on the other bank. */
const end = 4.6;

const line = (from: number, to: number, side: number, up = 0): Point[] =>
  Array.from({ length: 61 }, (_, index) =>
    beside(from * Math.pow(to / from, index / 60), side, up),
  );

/** A rail along the deck at a height, `thick` px at z = 1. */
function rail(
  [from, to]: readonly [number, number],
  side: number,
  up: number,
  thick: number,
): string {
  return polygon([
    ...line(from, to, side, up),
    ...line(from, to, side, up - thick).reverse(),
  ]);
}

/** A squared post; its right face is the lit one. */
function upright(
  z: number,
  side: number,
  inks: Inks,
  tall = post + 26,
  low = -24,
): Art {
  const foot = beside(z, side, low);
  const top = beside(z, side, tall);
  const half = 21 / z;
  const face = (from: number, to: number, high = 0) =>
    polygon([
      [foot[0] + from * half, foot[1]],
      [foot[0] + to * half, foot[1]],
      [top[0] + to * half, top[1] - high],
      [top[0] + from * half, top[1] - high],
    ]);
  return (
    print(inks.woodShade, face(-1, 1)) +
    print(inks.coneLit, face(0.35, 1)) +
    print(
      inks.straw,
      polygon([
        [top[0] - half * 1.1, top[1]],
        [top[0] + half * 1.1, top[1]],
        [top[0] + half * 0.9, top[1] - half * 0.5],
        [top[0] - half * 0.9, top[1] - half * 0.5],
      ]),
    )
  );
}

/**
 * Planks across the trail, in one ink: light and dark ones in turn would be
 * stairs. Where there is no rail yet, they are still to be sawn off.
 */
function planks(inks: Inks): Art {
  const random = seeded(14);
  const tops: string[] = [];
  const ends: string[] = [];
  for (let z = end; z > 0.7;) {
    // Far off, several planks are drawn as one; otherwise, they would blur into
    // gray.
    const next = z - 0.044 * (1 + Math.max(0, z - 1.2) * 1.2);
    const near = next + (z - next) * 0.12;
    const left = -1.04 - random.next() * 0.04;
    const right = 1.02 + random.next() * (z < 1.72 ? 0.05 : 0.02);
    const edge = [beside(z, right), beside(near, right)];
    tops.push(polygon([beside(near, left), beside(z, left), ...edge]));
    ends.push(
      polygon([...edge, beside(near, right, -24), beside(z, right, -24)]),
    );
    z = next;
  }
  return [
    print(inks.coneLit, ...ends),
    print(inks.soil, deck(-1.03, 1.01)),
    print(inks.wood, ...tops),
  ].join("");
}

const leftPosts = [0.98, 1.2, 1.47, 1.82, 2.27, 2.9, 3.7, 4.5];
const rightPosts = [1.72, 2.25, 2.9, 3.7, 4.5];

/** The deck's outline between two sides, or its shade on the ground below. */
const deck = (left: number, right: number, up = 0) =>
  polygon([
    ...line(0.6, end, left, up),
    ...line(0.6, end, right, up).reverse(),
  ]);

/** The bank that carries the deck's end, and the trail from there. */
const trail = (): string =>
  polygon([
    beside(3.7, -1.1, -150),
    ...line(end, 15.6, -1),
    ...line(end, 15.6, 1.05).reverse(),
    beside(4.4, 1.16, -30),
    beside(4.1, 1.32, -100),
    beside(3.95, 1.2, -150),
  ]);

/** What carries the deck: a beam under its right edge, on short posts. */
const underframe = (inks: Inks): Art =>
  [
    print(inks.coneShade, deck(-1.1, 1, -150)),
    ...[2.6, 2.05, 1.62, 1.3, 1.06, 0.88].map((z) =>
      upright(z, 1, inks, -60, -190),
    ),
    print(inks.woodShade, rail([0.6, end], 1.01, 0, 96)),
  ].join("");

export function boardwalk(inks: Inks, ground: string): Art {
  const posts = (list: readonly number[], side: number) =>
    [...list].reverse().map((z) => upright(z, side, inks));
  return [
    underframe(inks),
    print(ground, trail()),
    planks(inks),
    ...posts(rightPosts, 1),
    print(
      inks.woodShade,
      rail([1.72, 4.5], 1, 190, 46),
      rail([1.72, 4.5], 1, post, 40),
    ),
    print(inks.straw, rail([1.72, 4.5], 1, post + 14, 18)),
    ...posts(leftPosts, -1),
    print(
      inks.wood,
      rail([0.7, 4.5], -1, 200, 46),
      rail([0.7, 4.5], -1, post, 44),
    ),
    print(inks.straw, rail([0.7, 4.5], -1, post + 16, 22)),
  ].join("");
}
