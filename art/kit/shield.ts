import { type Inks } from "./light";
import { type Art, inside, print } from "./svg";

/** The shield stands in a square of this many units. */
export const grid = 64;

const outer =
  "M8 4H56Q60 4 60 8V31C60 46.5 48 55.5 32 61.5C16 55.5 4 46.5 4 31V8Q4 4 8 4Z";
const middle =
  "M7 6H57Q58 6 58 7V31C58 45 47.5 53.5 32 59.4C16.5 53.5 6 45 6 31V7Q6 6 7 6Z";
const inner =
  "M9 8H55Q56 8 56 9V31C56 43.5 46.5 51.5 32 57.2C17.5 51.5 8 43.5 8 31V9Q8 8 9 8Z";

/**
 * The mark of a site without a logo: the sun over a ridge, the land, and the river coming
 * to the viewer, in a ranger's shield. Everything is as wide as it must be to
 * be seen at 16 px, where the rim is one pixel. `rim` says how that is filled.
 */
export const shield = (inks: Inks, rim: string): Art =>
  // The land goes on under the rim: two edges in one place would let the
  // sky shine through between them.
  inside(
    middle,
    print(inks.gold, "M0 0H64V64H0Z"),
    print(inks.sun, "M25 26a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z"),
    print(inks.grass, "M0 34C9 26.5 17 26.5 25 29.5C33 32.5 43 32 64 20V64H0Z"),
    print(inks.grassMid, "M0 42C12 36 20 35.5 28 38.5C38 42 50 41 64 33V64H0Z"),
    print(
      inks.skyHigh,
      "M35.6 30.9C35.6 35.6 22.4 36.6 22.4 42.6C22.4 48 31.5 48.5 26 62H48C48 51 34 48 34 43C34 38.6 39.6 37 38.8 30.8Z",
    ),
  ) + `<path ${rim} fill-rule="evenodd" d="${outer}${inner}"/>`;
