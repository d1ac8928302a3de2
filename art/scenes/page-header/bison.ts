import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** Seen from its left, 800 px long; its nose is at (0, 0). */
export function bison(inks: Inks): Art {
  const hide = { base: inks.soil, rim: inks.coneLit };
  const cape = { base: inks.woodShade, rim: inks.ember };
  const face = { base: inks.coneShade, rim: inks.soil };
  const away = [-7, 7] as const;
  const leg = (list: string) => limb(points(list), [44, 24, 17]);
  const hoof = (x: number, y: number) =>
    polygon([
      [x - 22, y - 14],
      [x + 18, y - 14],
      [x + 22, y + 8],
      [x - 30, y + 8],
    ]);
  return [
    print(
      inks.coneShade,
      ...leg("262 120, 286 190, 268 262"),
      ...leg("560 110, 588 176, 556 258"),
      hoof(268, 262),
      hoof(556, 258),
    ),
    // The tail, with its tuft.
    print(
      inks.woodShade,
      stroke(points("664 -50, 706 -16, 700 62"), (t) => 9 - 4 * t),
      blob(points("700 50, 716 84, 702 118, 688 84")),
    ),
    rimmed(leg("610 70, 640 160, 618 264"), hide, away),
    rimmed(
      [
        blob(
          points(
            "236 -150, 350 -120, 480 -92, 600 -76, 668 -42, 680 40, 660 110, 590 132, 480 126, 340 150, 210 140",
          ),
        ),
      ],
      hide,
      [-6, 9],
    ),
    print(inks.ink, hoof(618, 264)),
    rimmed(leg("196 110, 212 190, 206 264"), cape, away),
    // Mane and hump, ragged where the wool ends.
    rimmed(
      [
        blob(
          points(
            "90 -130, 150 -206, 236 -226, 316 -190, 372 -122, 388 -40, 350 -10, 364 40, 318 64, 330 118, 272 128, 256 186, 214 164, 180 190, 150 140, 110 120, 84 40",
          ),
        ),
      ],
      cape,
      [-7, 9],
    ),
    print(inks.ink, hoof(206, 264)),
    // The head, with its beard.
    rimmed([blob(points("146 -92, 196 -128, 184 -72, 152 -62"))], face, away),
    rimmed(
      [
        blob(
          points(
            "66 -188, 118 -196, 160 -160, 176 -84, 160 -10, 136 24, 138 74, 112 128, 92 72, 70 36, 26 36, -4 18, -8 -20, 12 -60, 26 -120, 40 -170",
          ),
        ),
      ],
      face,
      [-6, 8],
    ),
    print(
      inks.ink,
      blob(points("-8 -12, 8 -22, 22 0, 16 24, -6 18")),
      stroke(points("28 26, 50 18, 66 24"), () => 2.5),
    ),
    // Wool over the forehead.
    rimmed(
      [
        blob(
          points(
            "40 -150, 44 -196, 84 -222, 128 -214, 150 -180, 128 -150, 104 -166, 84 -134, 66 -160, 50 -128",
          ),
        ),
      ],
      cape,
      [-5, 7],
    ),
    print(
      inks.straw,
      blob(
        points(
          "150 -150, 118 -158, 96 -186, 98 -240, 112 -200, 132 -182, 158 -172",
        ),
      ),
    ),
    // Its eye is on the map.
    print(inks.cream, disc([62, -86], 15, 12)),
    print(
      inks.ink,
      disc([55, -81], 8),
      stroke(points("40 -104, 84 -104"), () => 3.5),
    ),
  ].join("");
}
