import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, points, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { away, head, skin } from "./body";

/** On the end of the dock, feet over the water, the net held out and down. */
export function dipping(inks: Inks): Art {
  const shirt = { base: inks.rust, rim: inks.ember };
  const shorts = { base: inks.river, rim: inks.waterDeep };
  return [
    rimmed(
      limb(points("70 -30, 112 -24, 120 40, 112 104"), [26, 23, 20, 15]),
      skin(inks),
      away,
    ),
    print(
      inks.woodShade,
      stroke(points("46 -192, 316 76"), () => 7),
    ),
    rimmed(
      limb(points("26 -172, 92 -134, 150 -88"), [24, 19, 14]),
      { base: inks.cone, rim: inks.rust },
      away,
    ),
    print(inks.skinShade, disc([154, -84], 16)),
    rimmed(
      limb(points("60 -30, 90 -24, 92 40, 80 108"), [27, 24, 21, 16]),
      skin(inks),
      away,
    ),
    rimmed(
      [blob(points("72 92, 98 92, 104 112, 134 118, 132 128, 70 126"))],
      { base: inks.ink, rim: inks.woodShade },
      away,
    ),
    rimmed(limb(points("-4 -36, 76 -32"), [38, 30]), shorts, [-4, 6]),
    rimmed(
      [
        blob(
          points(
            "-4 -204, -34 -178, -46 -110, -46 -10, 36 -8, 42 -90, 56 -150, 40 -196",
          ),
        ),
      ],
      shirt,
      [-10, 3],
    ),
    rimmed(limb(points("26 -200, 36 -220"), [17, 17]), skin(inks), away),
    head(inks, [46, -250], 0.94, {
      ink: inks.coneShade,
      rim: inks.soil,
      cut: ["short"],
    }),
    rimmed(
      [
        blob(points("4 -262, 6 -296, 44 -308, 80 -290, 86 -266, 40 -262")),
        stroke(points("60 -268, 118 -256"), () => 6),
      ],
      { base: inks.river, rim: inks.water },
      [-6, 5],
    ),
    rimmed(
      limb(points("12 -172, 40 -104, 100 -132"), [30, 22, 15]),
      shirt,
      [-6, 5],
    ),
    rimmed([disc([108, -132], 17)], skin(inks), away),
  ].join("");
}
