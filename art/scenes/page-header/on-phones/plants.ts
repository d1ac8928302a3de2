import { bluestem } from "../../../kit/bluestem";
import { cut } from "../../../kit/cut";
import { type Inks } from "../../../kit/light";
import { type Point } from "../../../kit/path";
import { bronze } from "../../../kit/planting";
import { seeded } from "../../../kit/random";
import { triples } from "../../../kit/sprig";
import { type Art, print } from "../../../kit/svg";
import { height } from "./canvas";

/** Lines with round ends: petals, in fewer bytes than outlines. */
const lines = (wide: number, ink: string, path: string, dashes = ""): Art =>
  `<path stroke="${ink}" stroke-width="${wide}"${dashes && ` stroke-dasharray="${dashes}"`} d="${path}"/>`;

const plant = (...art: readonly Art[]): Art =>
  `<g fill="none" stroke-linecap="round">${art.join("")}</g>`;

/** Its petals hang from its rim. */
export const coneflowerOf = (inks: Inks): Art =>
  plant(
    print(
      inks.grass,
      "M-3 0Q4-70 13-150h6Q8-70 3 0M3-34q26-40 64-20-38 0-64 20M5-66q-22-34-54-14 32-2 54 14",
    ),
    lines(
      11,
      inks.petalRoseShade,
      "M0-154q-24 2-32 18M34-156q24 0 34 16M6-152q-14 8-18 34M30-152q14 6 22 30",
    ),
    lines(
      11,
      inks.petalRose,
      "M2-154q-18 2-28 26M32-154q18 2 28 22M12-152q-6 14-8 38M22-152q6 14 12 34",
    ),
    print(inks.cone, "M-5-152q0-28 22-28t23 26q-22 12-45 2"),
    lines(4, inks.coneLit, "M4-170q13-6 27 1M2-160q16-4 33 1", "0 8"),
  );

/** A black-eyed Susan. */
export const susanOf = (inks: Inks): Art =>
  plant(
    print(
      inks.grass,
      "M-2 0Q0-50 10-86h4Q4-50 2 0M2-24q20-30 48-14-28 0-48 14M4-44q-16-26-40-12 24 0 40 12",
    ),
    lines(
      8,
      inks.petalGoldShade,
      "M12-92l-30-8 30 8-4-22M36-108l-24 16 30 10-30-10-16 18",
    ),
    lines(
      9,
      inks.petalGold,
      "M-19-88l31-4-19-17 19 17 10-22M43-97l-31 5-25 13 25-13-1 22M26-72L12-92l25 15",
    ),
    print(inks.coneShade, "M3-92a9 7 0 1 1 18 0 9 7 0 1 1-18 0"),
  );

/** Two cattails and their leaves. */
export const cattailOf = (inks: Inks): Art =>
  plant(
    print(
      inks.grass,
      "M-14 0Q-8-90-34-128-2-90-6 0M-4 0Q-2-90 2-196 6-90 2 0M6 0Q14-110 44-132 22-90 14 0M6 0Q12-90 20-146q4 60-8 146",
    ),
    lines(8, inks.coneShade, "M2-166v42M21-124v28"),
  );

const root: Point = [0, 0];

export const bluestemOf = (inks: Inks): Art =>
  cut(
    { off: 0.7, least: 7 },
    bluestem(seeded(1), root, 210, 0, bronze(inks), 60, 2),
  );

/**
 * A plant drawn once and shown at each of its places: how far right, how far
 * down, and its size, negative for plants that lean to the left.
 */
export const planted = (
  id: string,
  plant: Art,
  places: string,
  foot = height,
): Art =>
  [
    `<defs><g id="${id}">${plant}</g></defs>`,
    ...triples(places).map(
      ([x, down, size]) =>
        `<use href="#${id}" transform="translate(${x} ${foot + down})scale(${size} ${Math.abs(size)})"/>`,
    ),
  ].join("");
