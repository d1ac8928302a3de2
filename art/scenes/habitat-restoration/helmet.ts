import { rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";

/** A hard hat with its shroud, around a head at (x, y) facing left. */
export function head(inks: Inks, [x, y]: readonly [number, number]): Art {
  const at = (list: string) =>
    points(list).map(([dx, dy]) => [x + dx, y + dy] as const);
  return [
    rimmed(
      [
        blob(
          at(
            "-30 -8, -36 8, -42 14, -34 20, -34 36, -14 46, 8 44, 26 30, 32 -10, 0 -30",
          ),
        ),
      ],
      { base: inks.skinShade, rim: inks.skin },
      [7, -4],
    ),
    print(inks.bark, polygon(at("6 -10, 38 -10, 38 24, 22 38, 8 26"))),
    rimmed(
      [
        blob(at("-46 -6, -42 -34, -16 -58, 18 -56, 42 -34, 44 -4, 0 -2")),
        stroke(at("-64 2, -30 -8, 48 -8"), () => 6),
      ],
      { base: inks.petalGoldShade, rim: inks.flameCore },
      [8, 7],
    ),
  ].join("");
}
