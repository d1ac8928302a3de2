import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, polygon } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { bagBeforeHand, bagBehindHand } from "./bag";
import { head } from "./head";

const away = [-9, 2] as const;

/**
 * Walking left, 730 px tall, feet round (0, 0): a bag of seed on her hip, and
 * the seed has just left her open hand at (-344, -530).
 */
export function neighbor(inks: Inks): Art {
  const cloth = { base: inks.bark, rim: inks.wood };
  const shirt = { base: inks.river, rim: inks.water };
  const shade = { base: inks.waterShade, rim: inks.waterDeep };
  const skin = { base: inks.skinShade, rim: inks.skin };
  const boot = { base: inks.woodShade, rim: inks.coneLit };
  return [
    // Far leg, stepping out.
    rimmed(
      limb(points("2 -350, -74 -206, -112 -48"), [50, 38, 28]),
      cloth,
      away,
    ),
    rimmed(
      [
        blob(
          points(
            "-142 -66, -84 -62, -82 -8, -96 2, -196 2, -200 -12, -152 -30",
          ),
        ),
      ],
      boot,
      away,
    ),
    // Far arm, flung out, the hand open.
    rimmed(
      limb(points("-26 -560, -138 -486, -196 -500"), [36, 28, 23]),
      shade,
      away,
    ),
    rimmed(limb(points("-196 -500, -270 -520"), [17, 13]), skin, [-4, 5]),
    rimmed(
      [
        // The palm is up: seed has slid off the fingers.
        blob(
          points(
            "-258 -534, -284 -540, -306 -528, -310 -510, -290 -500, -262 -504",
          ),
        ),
        limb(points("-300 -530, -322 -540, -348 -540"), [10, 9, 7]).join(""),
        limb(points("-302 -520, -328 -522, -356 -514"), [10, 9, 7]).join(""),
        limb(points("-298 -510, -322 -504, -344 -492"), [10, 9, 7]).join(""),
        limb(points("-272 -534, -288 -556, -308 -566"), [10, 9, 7]).join(""),
      ],
      skin,
      [-3, 5],
    ),
    // Near leg, pushing off.
    rimmed(
      limb(points("14 -350, 44 -206, 138 -84"), [58, 43, 32]),
      cloth,
      away,
    ),
    rimmed(
      [
        blob(
          points(
            "118 -106, 168 -82, 178 -44, 160 -28, 96 4, 70 2, 72 -16, 104 -52",
          ),
        ),
      ],
      boot,
      away,
    ),
    // Body.
    rimmed(limb(points("-14 -596, -22 -630"), [25, 22]), skin, away),
    rimmed(
      [
        blob(
          points(
            "-44 -598, -66 -566, -60 -480, -50 -400, -60 -318, 72 -312, 62 -400, 62 -490, 52 -572, 14 -602",
          ),
        ),
      ],
      shirt,
      away,
    ),
    print(inks.ink, polygon(points("-54 -372, 64 -368, 66 -348, -56 -352"))),
    head(inks),
    bagBehindHand(inks),
    // Near arm, its hand in the bag.
    rimmed(
      limb(points("20 -556, 88 -474, 62 -396"), [42, 33, 22]),
      shirt,
      away,
    ),
    bagBeforeHand(inks),
  ].join("");
}
