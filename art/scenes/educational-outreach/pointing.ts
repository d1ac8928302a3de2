import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { away, head, skin } from "./body";

/** On his toes, pointing up at the dragonfly; a bucket in the other hand. */
export function pointing(inks: Inks): Art {
  const shirt = { base: inks.petalGoldShade, rim: inks.glowNear };
  const shorts = { base: inks.river, rim: inks.waterDeep };
  return [
    rimmed(
      limb(points("12 -210, 34 -110, 40 -26"), [30, 23, 17]),
      skin(inks),
      away,
    ),
    rimmed(
      [polygon(points("22 -40, 58 -40, 60 -16, 92 -6, 92 2, 22 2"))],
      { base: inks.rust, rim: inks.coneLit },
      away,
    ),
    rimmed(
      limb(points("-8 -210, -16 -110, -40 -26"), [32, 24, 18]),
      skin(inks),
      away,
    ),
    rimmed(
      [polygon(points("-58 -40, -20 -40, -18 -16, 14 -6, 14 2, -58 2"))],
      { base: inks.rust, rim: inks.coneLit },
      away,
    ),
    rimmed(
      [
        polygon(
          points(
            "-46 -226, 46 -226, 58 -118, 4 -116, 0 -160, -8 -116, -54 -120",
          ),
        ),
      ],
      shorts,
      away,
    ),
    // Bucket.
    rimmed(
      limb(points("-24 -350, -68 -280, -70 -206"), [26, 20, 15]),
      shirt,
      away,
    ),
    print(
      inks.ink,
      stroke(
        points("-110 -130, -92 -186, -72 -198, -52 -186, -34 -130"),
        () => 4,
      ),
    ),
    rimmed(
      [polygon(points("-116 -136, -28 -136, -42 -44, -102 -44"))],
      { base: inks.rust, rim: inks.coneLit },
      [-12, 0],
    ),
    print(inks.skinShade, disc([-72, -196], 17)),
    rimmed(limb(points("6 -378, 10 -400"), [18, 18]), skin(inks), away),
    rimmed(
      [
        blob(
          points(
            "-24 -382, -48 -358, -46 -280, -50 -196, 46 -196, 42 -280, 50 -352, 28 -384",
          ),
        ),
      ],
      shirt,
      [-10, 2],
    ),
    head(inks, [16, -432], 0.98, {
      ink: inks.coneShade,
      rim: inks.soil,
      cut: ["short"],
    }),
    rimmed(
      limb(points("8 -348, 84 -392, 164 -444"), [30, 22, 15]),
      shirt,
      [-4, 7],
    ),
    rimmed(
      [
        disc([176, -452], 17),
        stroke(points("178 -456, 222 -482"), (t) => 8 - 3 * t),
      ],
      skin(inks),
      [-3, 6],
    ),
  ].join("");
}
