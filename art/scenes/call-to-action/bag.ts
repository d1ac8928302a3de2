import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** The bag's strap over her far shoulder, and its open mouth. */
export const bagBehindHand = (inks: Inks): Art =>
  [
    print(
      inks.woodShade,
      stroke(points("-40 -596, 10 -500, 62 -410"), () => 9),
    ),
    print(
      inks.coneShade,
      blob(points("-2 -418, 60 -432, 124 -414, 112 -392, 56 -388, 8 -396")),
    ),
  ].join("");

export const bagBeforeHand = (inks: Inks): Art =>
  [
    rimmed(
      [
        blob(
          points(
            "-4 -414, 22 -400, 58 -394, 100 -398, 126 -414, 140 -352, 136 -294, 114 -274, 60 -268, 6 -278, -10 -302, -10 -356",
          ),
        ),
      ],
      { base: inks.straw, rim: inks.cream },
      [-9, 2],
    ),
    print(
      inks.petalGoldShade,
      stroke(
        through(points("-8 -386, 24 -372, 58 -366, 98 -370, 128 -386"), 6),
        () => 4,
      ),
    ),
  ].join("");
