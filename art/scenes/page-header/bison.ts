import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { head } from "./bison-head";

/** Seen from its left, 800 px long; its nose is at (0, 0). */
export function bison(inks: Inks): Art {
  const hide = { base: inks.soil, rim: inks.coneLit };
  const cape = { base: inks.woodShade, rim: inks.ember };
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
            "130 -150, 180 -218, 246 -252, 322 -220, 378 -136, 392 -44, 352 -12, 366 40, 320 64, 332 118, 274 128, 258 186, 216 164, 182 190, 152 140, 112 120, 90 40",
          ),
        ),
      ],
      cape,
      [-7, 9],
    ),
    print(inks.ink, hoof(206, 264)),
    head(inks),
  ].join("");
}
