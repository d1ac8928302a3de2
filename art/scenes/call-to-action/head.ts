import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** Her face in the shade of a straw hat, her hair in a tail. */
export function head(inks: Inks): Art {
  const skin = { base: inks.skinShade, rim: inks.skin };
  return [
    rimmed(
      [
        blob(
          points(
            "-40 -700, -58 -680, -70 -660, -60 -652, -58 -634, -38 -620, -12 -624, 12 -646, 14 -690",
          ),
        ),
      ],
      skin,
      [-10, 3],
    ),
    rimmed(
      [
        blob(
          points(
            "-34 -706, -30 -684, -16 -676, -8 -650, 14 -630, 34 -640, 36 -690, 10 -712",
          ),
        ),
        stroke(
          through(points("26 -644, 52 -610, 48 -560, 62 -520"), 6),
          (t) => 17 - 11 * t,
        ),
      ],
      { base: inks.coneShade, rim: inks.soil },
      [-6, 4],
    ),
    rimmed(
      [
        blob(points("-44 -704, -36 -748, 0 -760, 38 -746, 46 -702, 0 -694")),
        stroke(
          points("-112 -684, -40 -704, 40 -704, 106 -688"),
          (t) => 6 + 8 * Math.sin(Math.PI * t),
        ),
      ],
      { base: inks.straw, rim: inks.cream },
      [-8, 6],
    ),
    print(
      inks.rust,
      stroke(points("-44 -714, 0 -706, 46 -714"), () => 8),
    ),
  ].join("");
}
