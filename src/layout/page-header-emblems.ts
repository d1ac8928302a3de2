import type { SketchInks } from "../theme/sketch-inks";

/**
 * Ink, path and, for a stroke, its width. In SVG units; a title is above 220,
 * however many lines it has.
 */
export type Shape = readonly [
  ink: keyof SketchInks,
  path: string,
  width?: number,
];

const petals = "q1-12 10-13-6 7-6 15m10-16v17m2-17q5 7 5 15m-2-14q8 3 9 11";
const bluestem = "q0-56 16-86l-15-18m14 18l4-26m-4 26l17-12";

/** Coneflowers and big bluestem. */
const prairie: readonly Shape[] = [
  ["leaf", "M392 262q5 40-4 80m62-54q-4 30 4 60M250 284q4 30-2 60", 3],
  ["petalRose", `M380 274${petals}M438 298${petals}M238 298${petals}`, 6],
  [
    "cone",
    "M378 262a14 16 0 0 1 28 0zm58 24a14 16 0 0 1 28 0zm-200 0a14 16 0 0 1 28 0z",
  ],
  ["seed", `M334 340${bluestem}M512 340${bluestem}`, 3],
];

/** Two neighbors and a child with buckets below a bur oak. */
const neighbors: readonly Shape[] = [
  ["grassShade", "M494 330q8-30-6-52l12 14 5-18 16 2q-16 24-7 54"],
  [
    "leaf",
    "M436 284a13 13 0 0 1 2-23q-2-16 16-17 4-15 22-14 16-14 32 0 16-6 22 8 18-2 18 14 14 8 6 22-6 10-24 6-30 12-94 4",
  ],
  [
    "grassShade",
    "M350 303l-9 32m9-32l9 32M398 310l-5 26m5-26l6 26M450 303l-7 32m7-32l7 32",
    8,
  ],
  ["grassShade", "M350 257h0m47 20h0m43-20h0", 16],
  ["petalRose", "M422 282l23-8 5 26", 9],
  ["cone", "M350 274v24l12-4", 13],
  ["petalGold", "M414 284l-16 8v18", 9],
  ["seed", "M424 340q-2-40-2-74", 3],
  ["sun", "M360 297h16l-3 16h-10zm88 3h16l-3 16h-10z"],
];

/** A closed gate between two posts of stone, in a fence, and a meadowlark. */
const fence: readonly Shape[] = [
  [
    "cone",
    "M0 290l368 14m112 0l160-12M0 304l368 18m112 0l160-12M380 276h90m-90 14h90m-90 14h90m-90 14h90m-90 10l80-54",
    5,
  ],
  ["seed", "M90 284v44m80-40v46m90-42v48m270-54v46m70-50v46", 6],
  ["mist", "M366 340v-84h18v84m84 0v-84h18v84"],
  ["petalGold", "M366 254l16-25 8-4q0 16-12 30"],
  ["grassShade", "M360 260l8-18q4-12 15-13-2 16-14 25"],
];

/** A boardwalk through water, with someone in a wheelchair and a companion. */
const boardwalk: readonly Shape[] = [
  ["cloudLit", "M150 298q240-30 490-20v34q-260 16-490-14"],
  ["glow", "M420 284h90m-70 6h60", 3],
  ["seed", "M250 303h390v12H250"],
  [
    "grassShade",
    "M357 274v28m-5-28l-2 28m61-18h16l4 15h6m-41-39h-7m8 0l4 30",
    6,
  ],
  ["petalGold", "M354 246v24m2-26l30-3", 12],
  ["grassShade", "M353 230h0m58 17h0", 15],
  ["cone", "M410 264l-1 18", 15],
  ["grassShade", "M408 269a16 16 0 1 0 1 0", 4],
  ["ridge3", "M486 278q-10 2-22-6 10-4 24-4 4-14-2-24l-14 3m13 22v22", 4],
];

/** What is on the land of each sketch. */
export const emblems = { prairie, neighbors, fence, boardwalk } as const;
