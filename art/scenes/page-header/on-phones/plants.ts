import { bluestem } from "../../../kit/bluestem";
import { coneflower } from "../../../kit/coneflower";
import { cut } from "../../../kit/cut";
import { type Inks } from "../../../kit/light";
import { type Point } from "../../../kit/path";
import { bronze, gold, rose } from "../../../kit/planting";
import { seeded } from "../../../kit/random";
import { triples } from "../../../kit/sprig";
import { susan } from "../../../kit/susan";
import { type Art } from "../../../kit/svg";
import { height } from "./canvas";

const root: Point = [0, 0];

/** Its bristles are too fine to be cut: two dotted lines instead. */
export const coneflowerOf = (inks: Inks): Art =>
  cut(
    { off: 0.8, least: 8 },
    coneflower(
      seeded(3),
      { root, height: 170, lean: 16, stem: inks.grass },
      92,
      rose(inks),
    ),
  ) +
  `<path fill="none" stroke="${inks.coneLit}" stroke-width="5" stroke-dasharray="3 5" d="M4-178q14-6 30 2M8-188q10-4 22 2"/>`;

export const susanOf = (inks: Inks): Art =>
  cut(
    { off: 0.8, least: 8 },
    susan(
      seeded(5),
      { root, height: 96, lean: 14, stem: inks.grass },
      70,
      0.6,
      gold(inks),
    ),
  );

export const bluestemOf = (inks: Inks): Art =>
  cut(
    { off: 0.7, least: 7 },
    bluestem(seeded(1), root, 210, 0, bronze(inks), 60, 2),
  );

/**
 * A plant drawn once and shown at each of its places: how far right, how far
 * down, and its size, negative for plants that lean to the left.
 */
export const planted = (id: string, plant: Art, places: string): Art =>
  [
    `<defs><g id="${id}">${plant}</g></defs>`,
    ...triples(places).map(
      ([x, down, size]) =>
        `<use href="#${id}" transform="translate(${x} ${height + down})scale(${size} ${Math.abs(size)})"/>`,
    ),
  ].join("");
