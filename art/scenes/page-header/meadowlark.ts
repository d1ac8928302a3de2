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
          "30 -74, 20 -82, 8 -78, -6 -62, -24 -42, -34 -22, -22 -12, 2 -8, 20 -16, 32 -38, 34 -60",
        ),
      ),
    ),
    print(
      inks.finch,
      blob(
        points("30 -68, 24 -70, 18 -52, 10 -30, 0 -10, 14 -12, 28 -26, 36 -48"),
      ),
    ),
    print(
      inks.ink,
      stroke(
        points("16 -60, 25 -42, 36 -56"),
        (t) => 4.6 - 2 * Math.abs(t - 0.5),
      ),
      stroke(points("12 -78, 22 -76, 28 -72"), () => 2),
      disc([24, -75], 2),
      // The bill, wide open.
      polygon(points("28 -76, 50 -98, 33 -70")),
      polygon(points("30 -70, 54 -84, 32 -66")),
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
