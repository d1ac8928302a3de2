import { type Light } from "../kit/light";
import { clothes, person } from "../kit/people";
import { standing, walking } from "../kit/pose";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** Neighbors on their way to a planting. */
export function people(light: Light): Art {
  const { hour, inks } = light;
  const [shirt, trousers, handle, blade] =
    hour === "dusk"
      ? [inks.luna, inks.wood, inks.straw, inks.smoke]
      : [inks.waterShade, inks.woodShade, inks.bark, inks.ink];
  const digger = person({
    feet: [64, 186],
    height: 96,
    facing: 1,
    pose: { ...walking, nearArm: [24, 128] },
    hat: "brim",
    inks: clothes(inks, shirt, trousers),
  });
  const sower = person({
    feet: [108, 186],
    height: 90,
    facing: 1,
    pose: {
      ...walking,
      nearLeg: [-18, -30],
      farLeg: [26, 12],
      farArm: [-20, -6],
      nearArm: [16, 60],
    },
    inks: clothes(inks, inks.rust, inks.river),
  });
  const child = person({
    feet: [150, 186],
    height: 62,
    facing: 1,
    pose: {
      ...standing,
      nearArm: [120, 150],
      farArm: [-24, -18],
      nearLeg: [20, 8],
      farLeg: [-18, -30],
    },
    hat: "cap",
    inks: clothes(inks, inks.petalGold, inks.plum),
  });
  const [x, y] = digger.nearHand;
  const [bagX, bagY] = sower.nearHand;
  const [handX, handY] = child.nearHand;
  return [
    sky(light, [132, 114], [78, 44], 18),
    hill(
      "M-9 140C30 128 70 138 110 132S180 124 209 130",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 164C40 156 90 162 140 156S190 154 209 156",
      inks.meadow,
      inks.meadowLit,
      4,
    ),
    print(inks.meadowShade, "M-9 186C60 178 140 182 209 178V230H-9Z"),
    print(handle, `M${x - 34} ${y - 32}l2-2 62 58-2 2Z`),
    print(blade, `M${x - 30} ${y - 27}l-14-6q-8-10-4-18q10 0 17 7l4 13Z`),
    digger.art,
    sower.art,
    print(inks.straw, `M${bagX - 9} ${bagY - 2}h18l5 20q-14 6-28 0Z`),
    print(inks.wood, `M${bagX - 9} ${bagY - 2}h18l1 4h-20Z`),
    child.art,
    print(inks.grassMid, `M${handX - 1} ${handY + 6}v-22h2v22Z`),
    print(
      inks.petalRose,
      `M${handX - 9} ${handY - 12}q2-7 9-7t9 7l-4-2-5 2-5-2Z`,
    ),
    print(inks.cone, `M${handX - 5} ${handY - 15}q5-8 10 0Z`),
    print(inks.grassShade, blades(11, [-2, 202], 208, 28, 9)),
  ].join("");
}
