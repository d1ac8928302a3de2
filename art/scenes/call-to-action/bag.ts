import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** A bag slung from her far shoulder, its mouth open. */
export const bag = (inks: Inks): Art =>
  [
    print(
      inks.woodShade,
      stroke(points("-40 -596, -8 -500, 30 -410"), () => 9),
    ),
    print(
      inks.coneShade,
      blob(points("-62 -416, 0 -432, 64 -414, 52 -392, -4 -388, -52 -396")),
    ),
    rimmed(
      [
        blob(
          points(
            "-64 -414, -38 -400, -2 -394, 40 -398, 66 -414, 80 -352, 76 -294, 54 -274, 0 -268, -54 -278, -70 -302, -70 -356",
          ),
        ),
      ],
      { base: inks.straw, rim: inks.cream },
      [-9, 2],
    ),
    print(
      inks.petalGoldShade,
      stroke(
        through(points("-68 -386, -36 -372, -2 -366, 38 -370, 68 -386"), 6),
        () => 4,
      ),
    ),
    // Her far fingers over its rim.
    print(
      inks.skinShade,
      blob(points("-64 -420, -40 -424, -34 -392, -46 -386, -60 -394")),
    ),
  ].join("");
