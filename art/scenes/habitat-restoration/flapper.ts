import { limb, rimmed } from "../../kit/figure";
import { type Light } from "../../kit/light";
import { blob, disc, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { away, boot, clothing } from "./clothing";
import { head } from "./helmet";

/**
 * Beating along the edge with a flapper, 700 px tall, feet at (0, 0), facing
 * left: a long handle in both hands and a mat of rubber on the ground.
 */
export function flapper(light: Light): Art {
  const { inks } = light;
  const { cloth, shirt, pack, skin } = clothing(light);
  return [
    rimmed(
      limb(points("24 -340, 78 -200, 150 -40"), [52, 38, 30]),
      cloth,
      away,
    ),
    boot(light, "122 -62, 182 -52, 178 4, 62 4, 62 -12, 112 -28"),
    rimmed(
      limb(points("-60 -530, -118 -440, -196 -440"), [34, 27, 19]),
      shirt,
      away,
    ),
    // Handle and mat.
    print(
      inks.straw,
      stroke(points("-30 -540, -372 -222"), () => 9),
    ),
    print(
      inks.ink,
      polygon(points("-372 -262, -336 -214, -420 -104, -502 -150")),
    ),
    print(
      inks.rust,
      polygon(points("-370 -240, -350 -214, -422 -122, -486 -156")),
    ),
    rimmed(
      limb(points("-2 -340, -78 -204, -66 -40"), [60, 43, 33]),
      cloth,
      away,
    ),
    boot(light, "-102 -62, -34 -62, -26 4, -148 4, -150 -12, -106 -30"),
    rimmed(
      [
        blob(
          points(
            "-92 -574, -112 -540, -96 -470, -66 -390, -62 -310, 58 -310, 64 -380, 44 -480, 6 -560, -44 -592",
          ),
        ),
      ],
      shirt,
      [12, 0],
    ),
    rimmed(
      [blob(points("-4 -560, 44 -566, 84 -490, 88 -400, 46 -390"))],
      pack,
      [-4, 5],
    ),
    print(inks.ink, polygon(points("-66 -388, 62 -384, 60 -360, -64 -366"))),
    rimmed(limb(points("-64 -590, -84 -626"), [26, 24]), skin, [6, 0]),
    head(inks, [-96, -632]),
    print(inks.skin, disc([-206, -436], 22)),
    rimmed(
      limb(points("-52 -540, -40 -440, -116 -414"), [42, 34, 24]),
      shirt,
      [9, -5],
    ),
    print(inks.skin, disc([-128, -416], 24)),
  ].join("");
}
