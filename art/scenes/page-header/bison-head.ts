import { rimmed } from "../../kit/figure";
import { type Inks, shaded } from "../../kit/light";
import { blob, disc, points, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** Broad and low, seen from its left; its nose is at (0, 0). */
export function head(inks: Inks): Art {
  const face = { base: inks.coneShade, rim: inks.soil };
  const wool = { base: inks.woodShade, rim: inks.ember };
  return [
    // The far horn.
    print(
      inks.petalGoldShade,
      "M90-202Q62-200 58-222 54-242 60-270 24-244 26-212 32-174 84-166Z",
    ),
    // The beard, which hangs beside the map.
    rimmed(
      [
        blob(
          points(
            "36 20, 66 60, 86 120, 92 196, 108 158, 118 206, 132 150, 146 168, 152 100, 186 30, 110 -10",
          ),
        ),
      ],
      { base: shaded(inks.woodShade), rim: inks.ember },
      [-5, 4],
    ),
    rimmed(
      [
        blob(
          points(
            "110 -190, 62 -150, 34 -92, 8 -52, -12 -26, -16 2, -2 24, 30 34, 76 40, 126 44, 176 8, 196 -60, 186 -150, 150 -190",
          ),
        ),
      ],
      face,
      [-6, 8],
    ),
    // The nostril and the mouth.
    print(
      inks.ink,
      blob(points("-14 -24, 6 -34, 24 -16, 16 2, -8 8, -17 -2")),
      stroke(through(points("-2 16, 26 12, 52 18"), 6), () => 2.5),
    ),
    print(inks.soil, disc([6, -14], 5, 4)),
    rimmed(
      [blob(points("172 -96, 196 -122, 232 -118, 222 -92, 190 -76"))],
      face,
      [-5, 5],
    ),
    // Wool over the skull, the near horn, and a forelock over its root.
    rimmed(
      [
        blob(
          points(
            "42 -112, 46 -160, 76 -204, 124 -226, 172 -212, 200 -168, 204 -120, 190 -70, 120 -116",
          ),
        ),
      ],
      wool,
      [-5, 7],
    ),
    rimmed(
      [
        "M104-186Q156-186 162-216 168-240 150-268 192-238 188-202 180-150 112-148Z",
      ],
      { base: inks.straw, rim: inks.cream },
      [-4, 5],
    ),
    rimmed(
      [
        blob(
          points(
            "64 -202, 98 -214, 128 -196, 136 -152, 110 -102, 102 -130, 90 -96, 80 -126, 62 -100, 58 -130, 44 -108, 46 -160",
          ),
        ),
      ],
      wool,
      [-5, 5],
    ),
    // Its eye is on the map.
    print(inks.cream, disc([68, -78], 11, 9)),
    print(
      inks.ink,
      disc([63, -75], 6.5),
      stroke(through(points("52 -92, 70 -92, 86 -82"), 5), () => 3),
    ),
  ].join("");
}
