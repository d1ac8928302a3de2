import { limb, rimmed } from "../../kit/figure";
import { type Inks, shaded } from "../../kit/light";
import { blob, points, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { head } from "./bison-head";

/** Wool that hangs from the hump and the chest. */
const locks = [
  "M330-150Q456-40 388 70Q392-20 300-70Z",
  "M310-60Q428 50 340 138Q368 60 280 0Z",
  "M270 0Q370 110 282 196Q316 110 230 60Z",
  "M215 40Q280 156 204 230Q236 150 160 100Z",
];

/** Seen from its left, 800 px long; its nose is at (0, 0). */
export function bison(inks: Inks): Art {
  const hide = { base: inks.soil, rim: inks.coneLit };
  const cape = { base: inks.woodShade, rim: inks.ember };
  const away = [-7, 7] as const;
  const leg = (list: string, hip = 44) => limb(points(list), [hip, 24, 17]);
  const hoof = (x: number, y: number) => `M${x - 22} ${y - 14}h40l4 22h-52z`;
  return [
    // Far legs; the hind one's hip is behind the belly.
    print(
      shaded(inks.soil),
      ...leg("262 120, 286 190, 268 262"),
      ...leg("536 92, 566 180, 544 258", 70),
    ),
    print(inks.ink, hoof(268, 262), hoof(544, 258)),
    // The tail, with its tuft.
    print(
      inks.woodShade,
      stroke(through(points("684 -46, 716 -14, 712 66"), 24), (t) => 9 - 4 * t),
      blob(points("712 54, 728 88, 714 122, 700 88")),
    ),
    // As the leg, the trunk runs counterclockwise: together they are one clip.
    rimmed(
      [
        ...leg("614 52, 650 176, 628 264", 84),
        blob(
          points(
            "210 140, 340 158, 480 146, 590 152, 668 134, 700 56, 692 -30, 646 -82, 570 -104, 480 -106, 350 -126, 236 -150",
          ),
        ),
      ],
      hide,
      [-6, 9],
    ),
    print(inks.ink, hoof(628, 264)),
    rimmed(leg("196 110, 212 190, 206 264"), cape, away),
    // Mane and hump.
    rimmed(
      [
        ...locks,
        blob(
          points(
            "130 -150, 180 -218, 246 -252, 322 -220, 374 -140, 362 -60, 324 10, 276 76, 226 124, 170 140, 112 120, 90 40",
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
