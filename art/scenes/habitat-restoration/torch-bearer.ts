import { limb, rimmed } from "../../kit/figure";
import { tongue } from "../../kit/fire";
import { type Light } from "../../kit/light";
import { blob, disc, points, polygon, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { away, boot, clothing } from "./clothing";
import { head } from "./helmet";

/**
 * Walking left with a drip torch, 700 px tall, feet at (0, 0): the can hangs
 * tipped from the hand, and burning fuel falls from the looped spout.
 */
export function torchBearer(light: Light): Art {
  const { inks } = light;
  const { cloth, shirt, pack, skin } = clothing(light);
  return [
    // Far leg and arm.
    rimmed(
      limb(points("18 -345, 62 -190, 142 -62"), [52, 36, 28]),
      cloth,
      away,
    ),
    boot(light, "116 -78, 168 -58, 160 -14, 146 2, 66 -16, 64 -32, 104 -42"),
    rimmed(limb(points("0 -555, 62 -460, 46 -352"), [34, 27, 19]), shirt, away),
    print(inks.skinShade, disc([44, -338], 19)),
    // Near leg.
    rimmed(
      limb(points("-4 -345, -66 -196, -82 -40"), [60, 41, 33]),
      cloth,
      away,
    ),
    boot(light, "-118 -62, -50 -62, -44 2, -164 4, -166 -12, -122 -30"),
    // Body and pack.
    rimmed(
      [blob(points("34 -570, 84 -560, 98 -480, 84 -396, 44 -400"))],
      pack,
      [-4, 5],
    ),
    rimmed(
      [
        blob(
          points(
            "-46 -596, -70 -560, -68 -480, -54 -400, -60 -318, 56 -314, 60 -400, 62 -500, 46 -578, 4 -606",
          ),
        ),
      ],
      shirt,
      [12, 0],
    ),
    print(inks.ink, polygon(points("-58 -392, 60 -388, 60 -366, -58 -370"))),
    print(
      inks.bark,
      stroke(points("-22 -600, -50 -500, 0 -400"), () => 7),
    ),
    rimmed(limb(points("-14 -600, -26 -640"), [26, 24]), skin, [6, 0]),
    head(inks, [-34, -648]),
    // Torch.
    print(
      inks.straw,
      stroke(
        through(
          points(
            "-250 -296, -296 -262, -300 -222, -262 -224, -282 -184, -318 -140",
          ),
          6,
        ),
        () => 8,
      ),
    ),
    print(
      inks.rust,
      polygon(points("-148 -392, -112 -336, -222 -266, -258 -322")),
    ),
    print(
      inks.coneLit,
      polygon(points("-148 -392, -137 -375, -247 -305, -258 -322")),
    ),
    print(
      inks.straw,
      polygon(points("-236 -336, -262 -326, -262 -290, -226 -264, -216 -272")),
    ),
    print(
      inks.straw,
      stroke(points("-128 -390, -150 -420, -216 -388, -230 -340"), () => 6),
    ),
    // Near arm over it.
    rimmed(
      limb(points("-20 -548, -82 -462, -168 -410"), [42, 33, 23]),
      shirt,
      [9, -5],
    ),
    print(inks.skin, disc([-180, -404], 24)),
    // Fire at the wick and falling.
    print(
      inks.flame,
      tongue([-322, -120], 92, 40, 46),
      ...[
        [-330, -84, 13],
        [-338, -40, 10],
        [-330, -8, 8],
      ].map(([x = 0, y = 0, r = 0]) => disc([x, y], r * 0.8, r * 1.6)),
    ),
    print(
      inks.flameCore,
      tongue([-320, -122], 54, 20, 24),
      ...[
        [-330, -80, 7],
        [-338, -38, 5],
      ].map(([x = 0, y = 0, r = 0]) => disc([x, y], r * 0.8, r * 1.5)),
    ),
  ].join("");
}
