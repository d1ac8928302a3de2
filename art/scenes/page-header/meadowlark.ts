import { type Inks } from "../../kit/light";
import {
  blob,
  disc,
  type Point,
  points,
  polygon,
  stroke,
} from "../../kit/path";
import { type Art, placed, print } from "../../kit/svg";

/**
 * A western meadowlark singing to the sun, its feet at `perch` and `size` px
 * long: brown above, yellow below, with the black V of its kind.
 */
export const meadowlark = (perch: Point, size: number, inks: Inks): Art =>
  placed(
    perch,
    size / 100,
    1,
    print(
      inks.coneShade,
      polygon(points("-26 -24, -62 2, -58 8, -50 8, -16 -10")),
      stroke(points("2 -10, 4 0"), () => 1.6),
      stroke(points("10 -10, 12 0"), () => 1.6),
    ),
    print(
      inks.wood,
      blob(
        points(
          "38 -80, 30 -93, 15 -93, 5 -82, -6 -62, -24 -42, -34 -22, -22 -12, 2 -8, 20 -16, 34 -36, 36 -58",
        ),
      ),
    ),
    print(
      inks.finch,
      blob(
        points(
          "38 -74, 30 -73, 22 -56, 12 -32, 0 -10, 14 -11, 30 -24, 38 -44, 38 -62",
        ),
      ),
    ),
    // A pale cheek and brow.
    print(
      inks.straw,
      blob(points("14 -77, 22 -78, 28 -74, 21 -69, 14 -70")),
      stroke(points("11 -86, 22 -90, 34 -85"), () => 2),
    ),
    print(
      inks.ink,
      stroke(
        points("18 -58, 29 -40, 39 -55"),
        (t) => 5.4 - 3 * Math.abs(t - 0.5),
      ),
      stroke(points("10 -79, 22 -84, 36 -80"), () => 2.2),
      disc([26, -83], 3.2),
      // The bill, open in song.
      polygon(points("35 -86, 56 -94, 37 -79")),
      polygon(points("36 -78, 52 -79, 36 -73")),
    ),
    print(
      inks.coneShade,
      stroke(points("-2 -54, -14 -34, -26 -22"), () => 2.4),
      stroke(points("4 -44, -6 -28, -18 -18"), () => 2.2),
    ),
    print(
      inks.straw,
      stroke(points("10 -74, 0 -60, -20 -40"), () => 1.5),
    ),
  );
