import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, points, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** A bag slung from her far shoulder across the chest, its mouth open, seed in it. */
export const bag = (inks: Inks): Art =>
  [
    print(
      inks.woodShade,
      stroke(points("-46 -594, -20 -500, 4 -402"), () => 8),
    ),
    rimmed(
      [
        blob(
          points(
            "-100 -404, -46 -414, 8 -402, 22 -366, 42 -318, 36 -276, -8 -258, -64 -254, -112 -268, -126 -314, -110 -362",
          ),
        ),
      ],
      { base: inks.straw, rim: inks.cream },
      [-9, 2],
    ),
    print(
      inks.petalGoldShade,
      stroke(points("-74 -388, -86 -352, -92 -310"), (t) => 6 - 5 * t),
      stroke(points("-44 -386, -42 -348, -46 -326"), (t) => 5 - 4 * t),
      stroke(points("-14 -388, -2 -346, -2 -296"), (t) => 6 - 5 * t),
    ),
    print(inks.cream, disc([-46, -403], 58, 18)),
    print(inks.coneShade, disc([-46, -403], 50, 12)),
    print(
      inks.petalGold,
      blob(points("-84 -397, -46 -408, -6 -397, -46 -391")),
    ),
    // Her far thumb in it, the fingers outside.
    print(
      inks.skinShade,
      blob(points("-118 -430, -98 -426, -84 -402, -92 -376, -112 -380")),
    ),
  ].join("");
