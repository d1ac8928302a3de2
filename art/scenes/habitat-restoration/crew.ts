import { limb, placed, rimmed } from "../../kit/figure";
import { tongue } from "../../kit/fire";
import { type Light } from "../../kit/light";
import { blob, disc, points, polygon, stroke, through } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { head } from "./helmet";

/**
 * Walking left with a drip torch, 700 px tall, feet at (0, 0): the can hangs
 * tipped from the hand, and burning fuel falls from the looped spout.
 */
function torchBearer({ inks, hour }: Light): Art {
  const cloth = { base: inks.ink, rim: inks.cone };
  const shirt = {
    base: hour === "day" ? inks.petalGoldShade : inks.woodShade,
    rim: hour === "day" ? inks.flameCore : inks.flame,
  };
  const away = [9, -3] as const;
  const boot = (list: string) =>
    rimmed([polygon(points(list))], cloth, [4, -4]);
  return [
    // Far leg and arm.
    rimmed(
      limb(points("18 -345, 62 -190, 142 -62"), [52, 36, 28]),
      cloth,
      away,
    ),
    boot("116 -78, 168 -58, 160 -14, 146 2, 66 -16, 64 -32, 104 -42"),
    rimmed(limb(points("0 -555, 62 -460, 46 -352"), [34, 27, 19]), shirt, away),
    print(inks.skinShade, disc([44, -338], 19)),
    // Near leg.
    rimmed(
      limb(points("-4 -345, -66 -196, -82 -40"), [60, 41, 33]),
      cloth,
      away,
    ),
    boot("-118 -62, -50 -62, -44 2, -164 4, -166 -12, -122 -30"),
    // Body and pack.
    rimmed(
      [blob(points("34 -570, 84 -560, 98 -480, 84 -396, 44 -400"))],
      { base: inks.soil, rim: inks.coneLit },
      [-4, 5],
    ),
    rimmed(
      [
        blob(
          points(
            "-46 -596, -70 -560, -68 -480, -54 -400, -60 -318, 56 -314, 60 -400, 62 -500, 46 -578, 4 -606",
          ),
        ),
      ],
      shirt,
      [12, 0],
    ),
    print(inks.ink, polygon(points("-58 -392, 60 -388, 60 -366, -58 -370"))),
    print(
      inks.bark,
      stroke(points("-22 -600, -50 -500, 0 -400"), () => 7),
    ),
    rimmed(
      limb(points("-14 -600, -26 -640"), [26, 24]),
      { base: inks.skinShade, rim: inks.skin },
      [6, 0],
    ),
    head(inks, [-34, -648]),
    // Torch.
    print(
      inks.straw,
      stroke(
        through(
          points(
            "-250 -296, -296 -262, -300 -222, -262 -224, -282 -184, -318 -140",
          ),
          6,
        ),
        () => 8,
      ),
    ),
    print(
      inks.rust,
      polygon(points("-148 -392, -112 -336, -222 -266, -258 -322")),
    ),
    print(
      inks.coneLit,
      polygon(points("-148 -392, -137 -375, -247 -305, -258 -322")),
    ),
    print(
      inks.straw,
      polygon(points("-236 -336, -262 -326, -262 -290, -226 -264, -216 -272")),
    ),
    print(
      inks.straw,
      stroke(points("-128 -390, -150 -420, -216 -388, -230 -340"), () => 6),
    ),
    // Near arm over it.
    rimmed(
      limb(points("-20 -548, -82 -462, -168 -410"), [42, 33, 23]),
      shirt,
      [9, -5],
    ),
    print(inks.skin, disc([-180, -404], 24)),
    // Fire at the wick and falling.
    print(
      inks.flame,
      tongue([-322, -120], 92, 40, 46),
      ...[
        [-330, -84, 13],
        [-338, -40, 10],
        [-330, -8, 8],
      ].map(([x = 0, y = 0, r = 0]) => disc([x, y], r * 0.8, r * 1.6)),
    ),
    print(
      inks.flameCore,
      tongue([-320, -122], 54, 20, 24),
      ...[
        [-330, -80, 7],
        [-338, -38, 5],
      ].map(([x = 0, y = 0, r = 0]) => disc([x, y], r * 0.8, r * 1.5)),
    ),
  ].join("");
}

/**
 * Beating along the edge with a flapper, 700 px tall, feet at (0, 0), facing
 * left: a long handle in both hands and a mat of rubber on the ground.
 */
function flapper({ inks, hour }: Light): Art {
  const cloth = { base: inks.ink, rim: inks.cone };
  const shirt = {
    base: hour === "day" ? inks.petalGoldShade : inks.woodShade,
    rim: hour === "day" ? inks.flameCore : inks.flame,
  };
  const away = [9, -3] as const;
  const boot = (list: string) =>
    rimmed([polygon(points(list))], cloth, [4, -4]);
  return [
    rimmed(
      limb(points("24 -340, 78 -200, 150 -40"), [52, 38, 30]),
      cloth,
      away,
    ),
    boot("122 -62, 182 -52, 178 4, 62 4, 62 -12, 112 -28"),
    rimmed(
      limb(points("-60 -530, -118 -440, -196 -440"), [34, 27, 19]),
      shirt,
      away,
    ),
    // Handle and mat.
    print(
      inks.straw,
      stroke(points("-30 -540, -372 -222"), () => 9),
    ),
    print(
      inks.ink,
      polygon(points("-372 -262, -336 -214, -420 -104, -502 -150")),
    ),
    print(
      inks.rust,
      polygon(points("-370 -240, -350 -214, -422 -122, -486 -156")),
    ),
    rimmed(
      limb(points("-2 -340, -78 -204, -66 -40"), [60, 43, 33]),
      cloth,
      away,
    ),
    boot("-102 -62, -34 -62, -26 4, -148 4, -150 -12, -106 -30"),
    rimmed(
      [
        blob(
          points(
            "-92 -574, -112 -540, -96 -470, -66 -390, -62 -310, 58 -310, 64 -380, 44 -480, 6 -560, -44 -592",
          ),
        ),
      ],
      shirt,
      [12, 0],
    ),
    rimmed(
      [blob(points("-4 -560, 44 -566, 84 -490, 88 -400, 46 -390"))],
      { base: inks.soil, rim: inks.coneLit },
      [-4, 5],
    ),
    print(inks.ink, polygon(points("-66 -388, 62 -384, 60 -360, -64 -366"))),
    rimmed(
      limb(points("-64 -590, -84 -626"), [26, 24]),
      { base: inks.skinShade, rim: inks.skin },
      [6, 0],
    ),
    head(inks, [-96, -632]),
    print(inks.skin, disc([-206, -436], 22)),
    rimmed(
      limb(points("-52 -540, -40 -440, -116 -414"), [42, 34, 24]),
      shirt,
      [9, -5],
    ),
    print(inks.skin, disc([-128, -416], 24)),
  ].join("");
}

/** The two of them, where they stand. */
export const crew = (light: Light): Art =>
  placed([1060, 1362], 0.74, -1, flapper(light)) +
  placed([660, 1530], 1, 1, torchBearer(light));
