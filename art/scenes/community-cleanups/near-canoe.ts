import { canoe, onCanoe } from "../../kit/canoe";
import { type Light } from "../../kit/light";
import { disc, stroke } from "../../kit/path";
import { clothes } from "../../kit/people";
import { sitting } from "../../kit/pose";
import { type Art, print } from "../../kit/svg";
import { glint } from "../../kit/water";
import { near } from "./canvas";
import { bag, bottle, sacks, tire } from "./load";
import { paddle, paddling, seated } from "./paddlers";

/** Full of what was in the river: one paddles, one picks up the next. */
export function nearCanoe({ hour, inks }: Light): Art {
  const hull = canoe(near, {
    hull: inks.rust,
    hullShade: inks.coneShade,
    hullLit: inks.cone,
    inner: inks.wood,
    innerShade: inks.woodShade,
    rail: inks.straw,
  });
  const spot = (along: number, toward: number, up: number) =>
    onCanoe(near, along, toward, up);
  const stern = seated(spot(-0.7, -4, 66), {
    height: 500,
    facing: 1,
    pose: paddling,
    hat: "brim",
    inks: clothes(inks, inks.petalGold, inks.river),
  });
  const bow = seated(spot(0.5, 0, 66), {
    height: 500,
    facing: 1,
    pose: {
      ...sitting,
      lean: 34,
      nod: 4,
      nearArm: [62, 70],
      farArm: [30, 76],
    },
    hat: "cap",
    inks: clothes(inks, inks.river, inks.ridge5),
  });
  const blade = paddle(stern, 300, 500);
  const [dipX, dipY] = [stern.nearHand[0] - 66, stern.nearHand[1] + 204];
  const target = spot(1.04, 190, 0);
  const { white, gold } = sacks(inks);
  const [gx, gy] = bow.nearHand;
  const [tx, ty] = [target[0] + 10, target[1] - 34];
  const grabber = [
    stroke(
      [
        [gx - (tx - gx) * 0.08, gy - (ty - gy) * 0.08],
        [tx, ty],
      ],
      () => 6,
    ),
    stroke(
      [
        [tx - 4, ty - 6],
        [tx + 22, ty + 6],
        [tx + 12, ty + 34],
      ],
      (t) => 6 - 3 * t,
    ),
    stroke(
      [
        [tx - 4, ty - 6],
        [tx - 22, ty + 16],
        [tx - 8, ty + 38],
      ],
      (t) => 6 - 3 * t,
    ),
  ];
  const [lampX, lampY] = spot(-0.95, 0, 214);
  const lantern =
    hour === "day"
      ? []
      : [
          print(inks.glow, disc([lampX, lampY], 66)),
          print(inks.glowNear, disc([lampX, lampY], 38)),
          print(
            inks.ink,
            stroke(
              [
                [lampX, lampY + 96],
                [lampX, lampY + 20],
              ],
              () => 5,
            ),
            disc([lampX, lampY - 27], 15, 9),
            disc([lampX, lampY + 27], 19, 9),
          ),
          print(inks.flameCore, disc([lampX, lampY], 15, 24)),
        ];
  const shine = [0, 1, 2, 3].map((row) =>
    glint(
      [
        lampX + 46 + row * 14 * (row % 2 === 0 ? 1 : -1),
        lampY + 244 + row * 34,
      ],
      120 - row * 20,
      14 - row * 2,
    ),
  );
  return [
    hour === "day" ? "" : print(inks.glowNear, ...shine),
    hull.back,
    ...lantern,
    hull.aboard(
      bag(spot(0.02, -60, 30), 236, 6, white),
      bag(spot(-0.28, -40, 26), 262, -6, white),
      bag(spot(-0.08, 20, 20), 240, 5, gold),
      bow.art,
      tire(spot(0.2, 10, 92), 226, 14, inks),
      stern.art,
    ),
    hull.front,
    print(inks.wood, blade.shaft),
    print(inks.straw, blade.blade),
    print(inks.skin, disc(stern.nearHand, 14)),
    print(
      inks.water,
      glint([target[0] + 6, target[1] + 22], 190, 11),
      glint([target[0] - 30, target[1] + 42], 120, 8),
      glint([dipX, dipY], 150, 11),
      glint([dipX + 26, dipY + 22], 110, 8),
    ),
    bottle(target, 62, inks),
    print(hour === "day" ? inks.ink : inks.straw, ...grabber),
    print(inks.skin, disc(bow.nearHand, 14)),
  ].join("");
}
