import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, polygon } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** Her near arm, flung out from the shoulder; seed leaves it at (-296, -556). */
export function throwingArm(inks: Inks): Art {
  const skin = { base: inks.skinShade, rim: inks.skin };
  return [
    rimmed(
      [
        ...limb(points("-96 -520, -150 -521, -214 -529"), [23, 22, 13]),
        // The thumb, then a palm with its fingers held together.
        limb(points("-226 -534, -242 -560, -260 -574"), [11, 9, 6]).join(""),
        blob(
          points(
            "-198 -536, -226 -550, -256 -560, -290 -574, -300 -570, -296 -560, -276 -548, -296 -548, -302 -540, -292 -534, -258 -528, -232 -514, -204 -508",
          ),
        ),
      ],
      skin,
      [-3, 6],
    ),
    rimmed(
      limb(points("6 -560, -54 -530, -112 -520"), [31, 27, 23]),
      { base: inks.river, rim: inks.water },
      [-5, 7],
    ),
    // The sleeve is rolled up above the elbow.
    print(
      inks.waterDeep,
      polygon(points("-116 -548, -103 -549, -105 -492, -119 -494")),
    ),
  ].join("");
}
