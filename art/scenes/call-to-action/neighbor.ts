import { limb, rimmed } from "../../kit/figure";
import { type Inks, shaded } from "../../kit/light";
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

/** A pale welt, and a dark sole under it. */
const sole = (list: string, inks: Inks): Art =>
  `<g transform="translate(0 -5)">${print(inks.straw, polygon(points(list)))}</g>` +
  print(inks.ink, polygon(points(list)));

/**
 * Walking left, 730 px tall, feet around (0, 0): a bag of seed on her hip, and
 * the seed has just left her open hand; see `throwingArm`.
 */
export function neighbor(inks: Inks): Art {
  const cloth = { base: inks.bark, rim: inks.wood };
  const shirt = { base: inks.river, rim: inks.water };
  const shade = { base: shaded(inks.river), rim: inks.river };
  const skin = { base: inks.skinShade, rim: inks.skin };
  const boot = { base: inks.coneShade, rim: inks.coneLit };
  return [
    // Far leg, stepping out.
    rimmed(
      limb(points("-2 -344, -112 -236, -128 -150, -148 -48"), [54, 41, 38, 27]),
      cloth,
      away,
    ),
    rimmed(
      [
        blob(
          points(
            "-178 -66, -118 -62, -118 -8, -132 2, -232 2, -236 -12, -188 -30",
          ),
        ),
      ],
      boot,
      away,
    ),
    sole(
      "-118 -8, -132 2, -232 2, -236 -12, -238 6, -232 12, -128 12, -116 2",
      inks,
    ),
    // Far forearm, from an elbow behind her: its hand is on the rim of the bag.
    rimmed(limb(points("-74 -452, -112 -416"), [17, 13]), skin, away),
    rimmed(limb(points("-20 -486, -84 -446"), [30, 24]), shade, away),
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
    sole("178 -44, 160 -28, 96 4, 70 2, 68 10, 98 14, 166 -18, 186 -40", inks),
    // Body.
    rimmed(limb(points("-14 -596, -22 -630"), [25, 22]), skin, away),
    rimmed([torso], shirt, away),
    inside(
      torso,
      print(shaded(inks.river), ...limb(points("14 -540, -66 -506"), [31, 24])),
    ),
    head(inks),
    bag(inks),
    throwingArm(inks),
  ].join("");
}
