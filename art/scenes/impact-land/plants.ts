import { bluestem as clump } from "../../kit/bluestem";
import { cut } from "../../kit/cut";
import { type Light } from "../../kit/light";
import { lunaMoth } from "../../kit/moth";
import { bronze } from "../../kit/planting";
import { seeded } from "../../kit/random";
import { type Art } from "../../kit/svg";

export const shape = (ink: string, path: string) =>
  `<path fill="${ink}" d="${path}"/>`;

const line = (ink: string, wide: number, path: string, more = "") =>
  `<path fill="none" stroke="${ink}" stroke-width="${wide}"${more} d="${path}"/>`;

/** Drawn once, for `<use>` to repeat. */
export const defined = (id: string, ...art: readonly string[]) =>
  `<g id="${id}">${art.join("")}</g>`;

/** Big bluestem, twice as large as it stands, since a cut is in whole px. */
export const bluestem = ({ inks }: Light): Art =>
  defined(
    "b",
    cut(
      { off: 1.1, least: 8 },
      clump(seeded(12), [0, 0], 224, 8, bronze(inks), 68, 1),
    ),
  );

/** Iowa's state bird, looking left. */
export function goldfinch({ inks }: Light): Art {
  return defined(
    "f",
    shape(
      inks.ink,
      "M8-8 26 4l-3 2-4 0-15-10zM-4-2l-1 6h1.5l1-6zM1-2l0 6h1.5l0-6z",
    ),
    shape(
      inks.finch,
      "M-17-22q2-8 9-6 4 2 5 8 8 4 13 13-4 6-13 6-10-1-12-10-1-6-2-11",
    ),
    shape(
      inks.ink,
      "M-5-16q6 0 10 5 8 5 14 9-8 0-14-3-9-3-10-11M-17-23q1-7 8-6 4 1 5 4-6-3-10 1z",
    ),
    line(inks.cream, 1.3, "M-3-11q5 1 7-3"),
    shape(inks.coneLit, "M-17-22l-6 3 6 1z"),
  );
}

/** A luna moth on the same cone: the finch sleeps at dusk. */
export const moth = ({ inks }: Light): Art =>
  defined(
    "f",
    cut(
      { off: 0.5, least: 2 },
      lunaMoth([0, -8], 44, 16, {
        luna: inks.luna,
        edge: inks.petalRoseShade,
        body: inks.cream,
      }),
    ),
  );
