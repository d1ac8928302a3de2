import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, polygon } from "../../kit/path";
import { type Art, inside, print } from "../../kit/svg";
import { throwingArm } from "./arm";
import { bag } from "./bag";
import { head } from "./head";

const away = [-9, 2] as const;

const torso = blob(
  points(
    "-44 -598, -66 -566, -60 -480, -50 -400, -60 -318, 72 -312, 62 -400, 62 -490, 52 -572, 14 -602",
  ),
);

/**
 * Walking left, 730 px tall, feet round (0, 0): a bag of seed on her hip, and
 * the seed has just left her open hand; see `throwingArm`.
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
    // Far arm, its hand on the rim of the bag.
    rimmed(
      limb(points("-30 -560, -84 -482, -78 -448"), [34, 27, 22]),
      shade,
      away,
    ),
    rimmed(limb(points("-78 -450, -52 -408"), [17, 14]), skin, away),
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
    rimmed([torso], shirt, away),
    print(inks.ink, polygon(points("-54 -372, 64 -368, 66 -348, -56 -352"))),
    head(inks),
    bag(inks),
    inside(
      torso,
      print(inks.leafShade, ...limb(points("14 -540, -66 -462"), [31, 24])),
    ),
    throwingArm(inks),
  ].join("");
}
