import { glint } from "../../kit/water";
import { canoe, type Canoe, onCanoe } from "../../kit/canoe";
import { type Light } from "../../kit/light";
import { disc, type Point, stroke } from "../../kit/path";
import { type Drawn, person, type Person, sitting } from "../../kit/people";
import { type Art, print } from "../../kit/svg";
import { far, near } from "./canvas";
import { bag, bottle, tire } from "./load";

/** Someone whose hip is at a place, not their feet. */
function seated(hip: Point, who: Omit<Person, "feet">): Drawn {
  const once = person({ ...who, feet: [0, 0] });
  return person({
    ...who,
    feet: [hip[0] - once.hip[0], hip[1] - once.hip[1]],
  });
}

/** A paddle through both hands, its blade `reach` px below the lower one. */
function paddle(
  { nearHand, farHand }: Drawn,
  reach: number,
  size: number,
): { readonly shaft: string; readonly blade: string } {
  const [dx, dy] = [nearHand[0] - farHand[0], nearHand[1] - farHand[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (beyond: number): Point => [
    nearHand[0] + (dx / length) * beyond,
    nearHand[1] + (dy / length) * beyond,
  ];
  return {
    shaft: stroke(
      [at(-length - size * 0.03), at(reach * 0.75)],
      () => size * 0.013,
    ),
    blade: stroke(
      Array.from({ length: 9 }, (_, index) =>
        at(reach * (0.6 + index * 0.055)),
      ),
      (t) => size * 0.06 * Math.pow(Math.sin(Math.PI * (0.04 + 0.88 * t)), 0.5),
    ),
  };
}

/** A vest with a lit edge would be lost at this size: one flat color. */
const clothes = (inks: Light["inks"], top: string, legs: string) => ({
  top,
  legs,
  skin: inks.skin,
  hair: inks.coneShade,
  shade: inks.ink,
});

const sacks = (inks: Light["inks"]) => ({
  white: { lit: inks.cream, base: inks.paper, shade: inks.smoke },
  gold: { lit: inks.glowNear, base: inks.gold, shade: inks.petalGoldShade },
});

const paddling = {
  ...sitting,
  lean: 10,
  nod: 4,
  farArm: [66, 112],
  nearArm: [26, 46],
} as const;

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

/** Two more, coming round the bend. */
export function farCanoe({ inks }: Light): Art {
  const place: Canoe = far;
  const hull = canoe(place, {
    hull: inks.waterShade,
    hullShade: inks.ink,
    hullLit: inks.waterDeep,
    inner: inks.woodShade,
    innerShade: inks.ink,
    rail: inks.straw,
  });
  const one = (along: number, top: string) =>
    seated(onCanoe(place, along, 0, 20), {
      height: 184,
      facing: -1,
      pose: paddling,
      hat: along < 0 ? "cap" : "brim",
      inks: clothes(inks, top, inks.ridge5),
    });
  const [stern, bow] = [one(-0.7, inks.plum), one(0.48, inks.rust)];
  const { white, gold } = sacks(inks);
  const blades = [stern, bow].map((who) => paddle(who, 104, 178));
  return [
    hull.back,
    hull.aboard(
      stern.art,
      bag(onCanoe(place, -0.32, 0, 8), 84, -5, white),
      bag(onCanoe(place, 0.02, 0, 8), 76, 8, gold),
      bow.art,
    ),
    hull.front,
    print(
      inks.woodShade,
      ...blades.flatMap(({ shaft, blade }) => [shaft, blade]),
    ),
  ].join("");
}
