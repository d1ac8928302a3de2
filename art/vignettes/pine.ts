import { type Light, raised } from "../kit/light";
import { polygon, type Point } from "../kit/path";
import { person } from "../kit/people";
import { clothes } from "../kit/people";
import { walking } from "../kit/pose";
import { seeded } from "../kit/random";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** A white pine: uneven tiers to a point, its right side lit. */
function tree(
  seed: number,
  [x, y]: Point,
  height: number,
  shade: string,
  lit: string,
): Art {
  const random = seeded(seed);
  const side = (sign: 1 | -1, wide: number) =>
    Array.from({ length: 6 }, (_, tier): Point[] => {
      const t = (tier + 1) / 6;
      const out = height * wide * t * random.between(0.85, 1.15);
      const level = y - height * (1 - t) * 0.94;
      return [
        [x + sign * out, level],
        [x + sign * out * 0.45, level - height * 0.02],
      ];
    }).flat();
  const top: Point = [x, y - height];
  return [
    print(shade, `M${x - 3} ${y - 8}h6v18h-6Z`),
    print(shade, polygon([top, ...side(1, 0.25), ...side(-1, 0.25).reverse()])),
    print(lit, polygon([top, ...side(1, 0.22), [x + height * 0.04, y - 4]])),
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
  const far = raised(light, inks.ridge5);
  const near = raised(light, inks.leafShade);
  const leaf = raised(light, inks.leaf);
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
    tree(2, [78, 158], 74, far, leaf),
    tree(7, [38, 186], 146, near, raised(light, inks.grass)),
    walker.art,
    print(inks.meadowShade, `M${x - 14} ${y - 22}q1-6 7-6l5 1-2 18q-5 2-9 0Z`),
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
