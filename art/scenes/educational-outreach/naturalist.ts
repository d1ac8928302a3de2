import { limb, rimmed } from "../../kit/figure";
import { type Inks } from "../../kit/light";
import { blob, disc, points, polygon, stroke } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { away, head, net } from "./body";

/** Upright with her net like a staff, a hand out toward what they have found. */
export function naturalist(inks: Inks): Art {
  const fair = { base: inks.skin, rim: inks.sun };
  const trousers = { base: inks.woodShade, rim: inks.wood };
  const shirt = { base: inks.leaf, rim: inks.meadowLit };
  return [
    rimmed(
      limb(points("14 -350, 26 -190, 24 -40"), [46, 36, 29]),
      trousers,
      away,
    ),
    rimmed(
      [polygon(points("-4 -66, 54 -66, 58 -24, 100 -10, 100 2, -4 2"))],
      { base: inks.ink, rim: inks.woodShade },
      away,
    ),
    // Net, and the far hand on it.
    net(inks, [143, -838]),
    print(
      inks.woodShade,
      stroke(points("128 2, 142 -838"), () => 8),
    ),
    rimmed(
      limb(points("28 -552, 92 -452, 132 -520"), [34, 27, 20]),
      { base: inks.leafShade, rim: inks.leaf },
      away,
    ),
    print(inks.skin, disc([136, -528], 22)),
    rimmed(
      limb(points("-8 -350, -18 -190, -34 -40"), [54, 41, 33]),
      trousers,
      away,
    ),
    rimmed(
      [polygon(points("-70 -66, -2 -66, 0 -24, 44 -10, 44 2, -70 2"))],
      { base: inks.ink, rim: inks.woodShade },
      away,
    ),
    rimmed(limb(points("2 -596, 8 -630"), [24, 22]), fair, away),
    rimmed(
      [
        blob(
          points(
            "-30 -598, -62 -572, -64 -480, -54 -400, -62 -300, 56 -300, 54 -400, 62 -480, 60 -560, 34 -598",
          ),
        ),
      ],
      shirt,
      [-12, 2],
    ),
    print(
      inks.woodShade,
      polygon(points("-56 -382, 52 -382, 53 -362, -58 -362")),
    ),
    // Bag across the back.
    print(
      inks.soil,
      stroke(points("-40 -586, 44 -400"), () => 8),
    ),
    rimmed(
      [blob(points("-96 -400, -40 -410, -30 -330, -52 -300, -92 -306"))],
      { base: inks.soil, rim: inks.wood },
      away,
    ),
    head(
      inks,
      [16, -664],
      0.98,
      { ink: inks.coneShade, rim: inks.soil, cut: ["bob"] },
      fair,
    ),
    rimmed(
      [
        blob(points("-36 -690, -30 -732, 6 -744, 46 -734, 54 -692, 10 -680")),
        stroke(
          points("-84 -676, -20 -692, 60 -692, 108 -672"),
          (t) => 5 + 8 * Math.sin(Math.PI * t),
        ),
      ],
      { base: inks.straw, rim: inks.cream },
      [-7, 6],
    ),
    print(
      inks.rust,
      stroke(points("-36 -700, 10 -692, 54 -702"), () => 7),
    ),
    rimmed(
      limb(points("-14 -548, 30 -430, 128 -380"), [42, 33, 22]),
      shirt,
      [-10, 4],
    ),
    rimmed(
      [
        "M128-392Q160-406 184-386L212-383Q218-376 208-374L184-369Q146-338 128-360Z",
      ],
      fair,
      [-3, 4],
    ),
  ].join("");
}
