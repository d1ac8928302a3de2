import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import {
  blob,
  disc,
  type Point,
  points,
  polygon,
  stroke,
} from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { map } from "./map";

/** Four fingers from beside the map to a little over it. */
const fingers = (side: 1 | -1) =>
  [12, 0, 3, 9].map((short, index): Point[] => [
    [side * (218 - short / 3), -240 + index * 15],
    [side * (178 + short), -239 + index * 15],
  ]);

/**
 * Someone lost, seen from the front behind a map as wide as the arms reach.
 * The feet stand on (0, 0); the hat is 430 px up.
 */
export function hiker(inks: Inks): Art {
  const away = [-6, 5] as const;
  const skin = { base: inks.skin, rim: inks.glowNear };
  const shirt = { base: inks.rust, rim: inks.coneLit };
  const boot = (x: number, side: 1 | -1) =>
    blob([
      [x - 22, -34],
      [x + 22, -34],
      [x + 24 + (side > 0 ? 16 : 0), 4],
      [x - 24 - (side < 0 ? 16 : 0), 4],
    ]);
  return [
    // A pack with a rolled blanket.
    rimmed(
      [blob(points("-84 -290, -70 -352, 70 -352, 84 -290, 80 -150, -80 -150"))],
      { base: inks.river, rim: inks.waterDeep },
      away,
    ),
    rimmed(
      limb(points("-28 -120, -30 -60, -34 -20"), [26, 21, 17]),
      skin,
      away,
    ),
    rimmed(limb(points("28 -120, 32 -60, 36 -20"), [26, 21, 17]), skin, away),
    rimmed(
      [boot(-36, -1), boot(38, 1)],
      { base: inks.woodShade, rim: inks.wood },
      away,
    ),
    print(
      inks.rust,
      polygon(points("-56 -44, -14 -44, -14 -32, -56 -32")),
      polygon(points("16 -44, 58 -44, 58 -32, 16 -32")),
    ),
    rimmed(
      [
        polygon(
          points("-60 -190, 60 -190, 66 -78, 8 -78, 0 -110, -8 -78, -66 -78"),
        ),
      ],
      { base: inks.grassMid, rim: inks.leafLit },
      away,
    ),
    rimmed(
      [blob(points("-58 -330, 58 -330, 64 -240, 58 -170, -58 -170, -64 -240"))],
      shirt,
      away,
    ),
    rimmed(
      limb(points("-52 -310, -146 -300, -216 -246"), [27, 25, 19]),
      shirt,
      away,
    ),
    rimmed(
      limb(points("52 -310, 146 -300, 216 -246"), [27, 25, 19]),
      shirt,
      away,
    ),
    print(
      inks.skin,
      stroke(points("0 -320, 0 -350"), () => 20),
    ),
    rimmed([disc([0, -366], 40, 46)], skin, away),
    print(
      inks.coneShade,
      blob(points("-42 -372, -40 -400, 40 -400, 42 -372, 34 -384, -34 -384")),
    ),
    // Puzzled: both eyes down on the map, one brow up.
    print(inks.cream, disc([-15, -362], 9, 8), disc([16, -362], 9, 8)),
    print(
      inks.ink,
      disc([-14, -357], 5),
      disc([17, -357], 5),
      stroke(points("-26 -376, -8 -373"), () => 2.5),
      stroke(points("8 -379, 18 -385, 28 -380"), () => 2.5),
      stroke(points("-9 -333, 0 -336, 10 -330"), () => 2.2),
    ),
    print(inks.skinShade, blob(points("-3 -356, 4 -354, 5 -344, -4 -344"))),
    rimmed(
      [
        blob(
          points(
            "-84 -392, -40 -406, 40 -406, 86 -394, 60 -384, 0 -380, -58 -383",
          ),
        ),
        blob(
          points(
            "-42 -398, -36 -438, -8 -444, 0 -436, 10 -446, 38 -438, 44 -398",
          ),
        ),
      ],
      { base: inks.straw, rim: inks.cream },
      [-5, 5],
    ),
    print(inks.rust, polygon(points("-42 -410, 42 -410, 44 -399, -43 -399"))),
    map(inks),
    // Fingers over the map's edges.
    ...[...fingers(-1), ...fingers(1)].map(
      (one) =>
        print(inks.ink, ...limb(one, [10, 9])) +
        print(inks.skin, ...limb(one, [7.5, 6.5])),
    ),
  ].join("");
}
