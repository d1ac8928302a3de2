import { limb, rimmed } from "../../kit/figure";
import { type Light } from "../../kit/light";
import { blob, disc, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { away, head } from "./body";

/** Kneeling, face close to a jar held up to the light. */
export function kneeling({ inks, hour }: Light): Art {
  const dress = { base: inks.petalRoseShade, rim: inks.petalRose };
  const jar = polygon(
    points(
      "108 -268, 184 -268, 194 -252, 194 -150, 184 -140, 108 -140, 98 -150, 98 -252",
    ),
  );
  const night = hour === "dusk";
  const light = { base: inks.skin, rim: inks.sun };
  return [
    night
      ? print(inks.ember, disc([164, -250], 108)) +
        print(inks.glow, disc([164, -250], 82))
      : "",
    // One knee on the planks, the other foot set before it.
    rimmed(limb(points("-6 -122, 4 -22, -96 -18"), [36, 26, 17]), light, away),
    rimmed(
      [blob(points("-88 -36, -116 -46, -140 -10, -132 4, -84 2"))],
      { base: inks.river, rim: inks.waterDeep },
      away,
    ),
    rimmed(
      limb(points("26 -262, 84 -176, 122 -206"), [24, 19, 15]),
      light,
      away,
    ),
    rimmed(limb(points("0 -122, 84 -118, 72 -26"), [38, 27, 18]), light, away),
    rimmed(
      [polygon(points("50 -40, 92 -40, 94 -16, 130 -6, 130 2, 50 2"))],
      { base: inks.river, rim: inks.waterDeep },
      away,
    ),
    rimmed(
      [
        blob(
          points(
            "0 -298, -32 -266, -44 -190, -56 -118, -52 -64, -4 -76, 66 -90, 72 -140, 50 -196, 50 -264, 34 -296",
          ),
        ),
      ],
      dress,
      [-10, 4],
    ),
    rimmed(limb(points("22 -292, 34 -316"), [17, 17]), light, away),
    head(
      inks,
      [46, -346],
      1,
      { ink: inks.cone, rim: inks.coneLit, cut: ["tail", "short"] },
      light,
    ),
    `<g transform="translate(18 -44)">`,
    // Jar: pond water, and something that swims or glows in it.
    print(inks.cream, jar),
    print(
      night ? inks.glowNear : inks.water,
      polygon(
        points("106 -236, 186 -236, 186 -152, 180 -148, 112 -148, 106 -152"),
      ),
    ),
    print(inks.rust, polygon(points("104 -282, 188 -282, 188 -264, 104 -264"))),
    night
      ? print(
          inks.flameCore,
          ...(
            [
              [128, -180, 9],
              [160, -206, 10],
              [166, -168, 7],
              [134, -222, 6],
            ] as const
          ).map(([x, y, r]) => disc([x, y], r)),
        )
      : print(
          inks.ink,
          disc([140, -190], 13, 9),
          stroke(points("148 -190, 166 -186, 178 -194"), (t) => 6 * (1 - t)),
        ),
    "</g>",
    rimmed(
      limb(points("8 -256, 62 -160, 126 -184"), [30, 22, 15]),
      dress,
      [-6, 5],
    ),
    rimmed([disc([136, -188], 17)], light, away),
  ].join("");
}
