import { type Inks } from "../../kit/light";
import { type Point, polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { beside, post } from "./canvas";

const line = (from: number, to: number, side: number, up: number): Point[] =>
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
function upright(z: number, side: number, inks: Inks, tall = post + 26): Art {
  const foot = beside(z, side, -24);
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
 * Planks across the trail, no two of one width or one end: those on the right
 * are still to be sawn off along the rail.
 */
function planks(inks: Inks): Art {
  const random = seeded(14);
  const tops: Record<"lit" | "plain" | "dark", string[]> = {
    lit: [],
    plain: [],
    dark: [],
  };
  const ends: string[] = [];
  for (let z = 12; z > 0.7;) {
    // Far off, several planks go into one, or they would be a gray.
    const next = z - 0.058 * (1 + Math.max(0, z - 1.2) * 1.2);
    const gap = (z - next) * 0.12;
    const [left, right] = [
      -1.06 - random.next() * 0.05,
      1.04 + random.next() * 0.24,
    ];
    const quad = (lift: number) => [
      beside(z, left, lift),
      beside(z, right, lift),
      beside(next + gap, right, lift),
      beside(next + gap, left, lift),
    ];
    const kind = random.chance(z < 1.9 ? 0.24 : 0)
      ? "lit"
      : random.chance(z < 2.4 ? 0.3 : 0)
        ? "dark"
        : "plain";
    tops[kind].push(polygon(quad(0)));
    ends.push(
      polygon([
        beside(next + gap, left, 0),
        beside(next + gap, right, 0),
        beside(next + gap, right, -16),
        beside(next + gap, left, -16),
      ]),
    );
    z = next;
  }
  return [
    print(inks.soil, ...ends),
    print(inks.wood, ...tops.plain),
    print(inks.coneLit, ...tops.lit),
    print(inks.soil, ...tops.dark),
  ].join("");
}

const leftPosts = [0.86, 1.08, 1.38, 1.76, 2.25, 2.9, 3.7];
const rightPosts = [1.72, 2.25, 2.9, 3.7];

export function boardwalk(inks: Inks): Art {
  const shade = polygon([
    ...line(0.6, 3.7, -1.2, -60),
    ...line(0.6, 3.7, 1.12, -60).reverse(),
  ]);
  const posts = (list: readonly number[], side: number) =>
    [...list].reverse().map((z) => upright(z, side, inks));
  return [
    print(inks.ink, shade),
    print(
      inks.woodShade,
      polygon([
        ...line(0.6, 12, -1.02, 0),
        ...line(0.6, 12, -1.02, -64).reverse(),
      ]),
    ),
    planks(inks),
    ...posts(rightPosts, 1),
    print(
      inks.woodShade,
      rail([1.72, 3.7], 1, 190, 46),
      rail([1.72, 3.7], 1, post, 40),
    ),
    print(inks.straw, rail([1.72, 3.7], 1, post + 14, 18)),
    ...posts(leftPosts, -1),
    print(
      inks.wood,
      rail([0.7, 3.7], -1, 200, 46),
      rail([0.7, 3.7], -1, post, 44),
    ),
    print(inks.straw, rail([0.7, 3.7], -1, post + 16, 22)),
  ].join("");
}
