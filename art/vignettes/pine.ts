import { type Light, raised } from "../kit/light";
import { type Point, px } from "../kit/path";
import { person } from "../kit/people";
import { clothes } from "../kit/people";
import { walking } from "../kit/pose";
import { seeded } from "../kit/random";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/**
 * A white pine: flat plumes in tiers with air between them, wide and uneven, on
 * a trunk that is bare below. Light lies on their right sides.
 */
function tree(
  seed: number,
  [x, y]: Point,
  height: number,
  shade: string,
  lit: string,
): Art {
  const random = seeded(seed);
  const tiers = 6;
  const plumes = Array.from({ length: tiers }, (_, tier) => {
    const t = tier / (tiers - 1);
    const level = y - height * (0.96 - 0.68 * t);
    const wide = height * (0.06 + 0.2 * Math.pow(Math.sin(2 * t + 0.15), 0.8));
    const [left, right] = [
      wide * random.between(0.7, 1.15),
      wide * random.between(0.7, 1.15),
    ];
    const thick = height * 0.075;
    return {
      body: `M${px(x - left)} ${px(level - thick * 0.5)}Q${px(x - left * 0.5)} ${px(level + thick * 0.7)} ${px(x)} ${px(level + thick * 0.3)}T${px(x + right)} ${px(level - thick * 0.7)}Q${px(x + right * 0.5)} ${px(level - thick * 1.5)} ${px(x)} ${px(level - thick * 1.1)}T${px(x - left)} ${px(level - thick * 0.5)}Z`,
      lit: `M${px(x)} ${px(level - thick * 0.6)}Q${px(x + right * 0.5)} ${px(level - thick * 0.1)} ${px(x + right)} ${px(level - thick * 0.7)}Q${px(x + right * 0.5)} ${px(level - thick * 1.4)} ${px(x)} ${px(level - thick * 0.6)}Z`,
    };
  });
  const foot = height * 0.03;
  const flare = foot * 2;
  const trunk = `M${px(x - flare)} ${px(y + 10)}Q${px(x - foot)} ${px(y + 6)} ${px(x - foot)} ${px(y - foot * 3)}L${px(x - 1)} ${px(y - height)}h2L${px(x + foot)} ${px(y - foot * 3)}Q${px(x + foot)} ${px(y + 6)} ${px(x + flare)} ${px(y + 10)}Q${px(x)} ${px(y + 12)} ${px(x - flare)} ${px(y + 10)}Z`;
  return [
    print(shade, trunk, ...plumes.map(({ body }) => body)),
    print(lit, ...plumes.map((plume) => plume.lit)),
  ].join("");
}

/** A walker on a trail between pines. */
export function pine(light: Light): Art {
  const { inks } = light;
  const walker = person({
    feet: [112, 188],
    height: 62,
    facing: 1,
    pose: walking,
    hat: "brim",
    inks: clothes(inks, inks.rust, inks.waterShade),
  });
  const [x, y] = walker.hip;
  // At dusk they stand dark on the afterglow, with light on their right sides.
  const [far, near, leaf] =
    light.hour === "dusk"
      ? [inks.leafShade, inks.ink, inks.grass]
      : [inks.ridge5, inks.leafShade, inks.leaf];
  return [
    sky(light, [142, 116], [84, 48], 4),
    hill(
      "M-9 132C20 122 44 118 70 126S150 122 209 112",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 148C30 140 70 148 110 142S180 134 209 138",
      inks.ridge4,
      inks.ridge3,
    ),
    hill(
      "M-9 164C40 152 90 162 140 154S190 150 209 152",
      inks.meadowShade,
      inks.meadowLit,
      4,
    ),
    print(
      inks.straw,
      "M150 155C132 160 160 166 138 174C112 184 82 190 66 230H150C146 204 168 188 164 174C162 166 148 164 154 156Z",
    ),
    print(
      inks.wood,
      "M138 174C112 184 82 190 66 230H78C92 196 122 186 142 176Z",
    ),
    tree(4, [158, 152], 60, far, leaf),
    tree(9, [183, 172], 96, near, leaf),
    tree(5, [76, 158], 78, far, leaf),
    tree(8, [36, 198], 160, near, raised(light, inks.grass)),
    walker.art,
    print(inks.gold, `M${x - 14} ${y - 22}q1-6 7-6l5 1-2 18q-5 2-9 0Z`),
    print(
      inks.bark,
      `M${walker.farHand[0] - 1} ${walker.farHand[1] - 16}h2l4 44h-2Z`,
    ),
    print(
      inks.grassShade,
      blades(6, [-9, 76], 204, 26, 7),
      blades(2, [146, 209], 200, 30, 7),
    ),
  ].join("");
}
