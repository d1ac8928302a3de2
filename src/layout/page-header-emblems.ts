import type { SketchInks } from "../theme/sketch-inks";

/**
 * Ink, path and, for a stroke, its width. In SVG units; a title is above 220,
 * however many lines it has.
 */
export type Shape = readonly [keyof SketchInks, string, number?];

/** The line of a hill, and of a fence on it. */
export const wave = "q80-9 200 1t210-3 410 2";

const petals = "l-14 17m20-17l-6 26m13-26v28m7-28l6 26m0-26l14 17";
const susans = "M126 304h0m28 8h0m126-6h0m56 4h0m150 0h0m28-8h0";
const dome = "a14 18 0 0 1 32 0";
const bluestem = "q0-56 16-86l-15-18m32 6l-17 12 4-26";

/** Coneflowers and big bluestem. */
const prairie: readonly Shape[] = [
  ["leaf", "M394 256q6 50-4 90m58-46q-4 30 4 60M234 284q4 30-2 60", 4],
  ["petalRose", `M378 260${petals}M438 294${petals}M222 284${petals}`, 7],
  ["cone", `M378 260${dome}M438 294${dome}M222 284${dome}`],
  ["seed", `M306 340${bluestem}M512 340${bluestem}M140 348${bluestem}`, 4],
  ["petalGold", susans, 18],
  ["grassShade", susans, 8],
];

/** Two neighbors and a child gather seed below a bur oak. */
const neighbors: readonly Shape[] = [
  ["leaf", "M424 262h40m16 6h44m-84-18h30m8-12h20m10 8h16", 34],
  ["grass", "M440 254h14m20-14h14m10 18h14m-50 12h14", 10],
  [
    "grassShade",
    "M470 348q6-48-16-74l20 20 4-26 8 26 20-22q-22 30-12 76M272 247h40l-11-3q-2-12-10-12t-10 12",
  ],
  ["cone", "M293 250h0m42 24h0m41-24h0", 16],
  [
    "grassShade",
    "M280 336l12-34 10 34m30-24v24m42 0l6-34 8 34M333 267h5M374 242l8 1 5 8",
    10,
  ],
  ["petalRose", "M377 270h4l3 30h-10zl-24 10", 10],
  ["mist", "M290 270h4l3 30h-10zh4l14 24", 10],
  ["petalGold", "M332 290h4v22h-8zl18-18", 10],
  ["sun", "M298 298h24l-4 20h-16z"],
  ["seed", "M338 242l10 12 14-12m-10-14l-4 26 4 94", 4],
];

/** A meadowlark that sings on a fence. */
const fence: readonly Shape[] = [
  ["seed", `M0 308${wave}M0 328${wave}`, 7],
  [
    "grassShade",
    "M276 302q14-46 44-66 8-12 19-8l20-6-15 12 17 2-16 6q10 26-4 42-14 12-34 10l-22 12",
  ],
  [
    "petalGold",
    "M330 236h6l-2 4h-4zM326 252q4-6 14-6 12 8-6 16zM348 262q2 14-12 20t-26 8q0-22 14-34l10 12",
  ],
  ["cone", `M314 260q-16 10-22 28M54 298v50${"m90-50v50".repeat(6)}`, 14],
];

/** A boardwalk through water, with someone in a wheelchair and a companion. */
const boardwalk: readonly Shape[] = [
  ["cloudLit", "M150 306q240-40 490-28v28"],
  ["glow", "M430 288h90m-70 10h60", 4],
  ["cone", "M0 312h640M310 238h0m60 22h0", 14],
  ["seed", `M0 306v12${"m20-12v12".repeat(32)}`, 3],
  [
    "grassShade",
    "M290 235h40l-11-3q-2-12-10-12t-10 12M470 294v-20q-20 0-32 8 14-24 32-24 6-6 2-14t4-14l16 2-11 4q-3 4 0 12t-6 18q-2 8-3 28",
  ],
  [
    "grassShade",
    "M310 274v30m-4-30l-2 30m63-16h16l4 16h6m-42-40h-6m6 0l4 30m8-20a16 16 0 1 0 1 0M366 253h6",
    5,
  ],
  ["petalGold", "M308 256h4l3 22h-10zh4l36-10", 10],
  ["petalRose", "M367 278h4l2 10h-8zh4l16 8", 10],
];

/** What is on the land of each sketch. */
export const emblems = { prairie, neighbors, fence, boardwalk } as const;
