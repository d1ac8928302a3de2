import { type Light, raised } from "../kit/light";
import { type Point, px } from "../kit/path";
import { person } from "../kit/people";
import { clothes } from "../kit/people";
import { walking } from "../kit/pose";
import { type Art, placed, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** Plumes of an old white pine: how far aside, how far down, and half as wide. */
const plumes = [
  [16, 92, 13],
  [-12, 83, 22],
  [16, 71, 25],
  [-15, 60, 29],
  [18, 49, 27],
  [-13, 37, 27],
  [12, 26, 24],
  [-6, 16, 17],
  [2, 7, 10],
] as const;

/**
 * A white pine with its foot at (0, 0), 150 units high: plumes on boughs that
 * leave a trunk with nothing on its lower third. Light lies on their right sides.
 */
function tree(
  foot: Point,
  size: number,
  trunk: string,
  shade: string,
  lit: string,
): Art {
  const at = (x: number, y: number) => `${px(x)} ${px(y)}`;
  const plume = ([x, down, wide]: (typeof plumes)[number]) =>
    `M${at(x - wide, down - 148)}q${at(wide * 0.1, -9)} ${at(wide * 0.5, -8)}q${at(wide * 0.3, -8)} ${at(wide * 0.7, -3)}q${at(wide * 0.6, -2)} ${at(wide * 0.8, 10)}q${at(-wide * 0.5, 4)} ${at(-wide, 2)}q${at(-wide * 0.5, 4)} ${at(-wide, -1)}Z`;
  const light = ([x, down, wide]: (typeof plumes)[number]) =>
    `M${at(x, down - 155)}q${at(wide * 0.2, -3)} ${at(wide * 0.4, -1)}q${at(wide * 0.5, 0)} ${at(wide * 0.6, 8)}q${at(-wide * 0.4, -6)} ${at(-wide, -7)}Z`;
  const bough = ([x, down]: (typeof plumes)[number]) =>
    `M0 ${px(down - 134)}L${at(x * 1.5, down - 148)}L0 ${px(down - 140)}Z`;
  return placed(
    foot,
    size / 150,
    1,
    print(
      trunk,
      "M-12 8Q-5 4-5-10L-1-146H1L5-10Q5 4 12 8Z",
      ...plumes.map(bough),
    ),
    print(shade, ...plumes.map(plume)),
    print(lit, ...plumes.map(light)),
  );
}

/** A bur oak with its foot at (0, 0), 100 units high, wider than it is high. */
function oak(
  foot: Point,
  size: number,
  trunk: string,
  shade: string,
  lit: string,
): Art {
  return placed(
    foot,
    size / 100,
    1,
    print(
      trunk,
      "M-14 4Q-6-4-6-24L-40-56-36-60-4-38-8-64h6L0-42 30-64 35-59 8-30Q8-4 16 4Z",
    ),
    print(
      shade,
      "M-58-46C-74-52-70-70-56-72-54-88-34-94-22-88-10-104 16-102 24-90 42-96 56-84 56-72 72-68 72-48 56-46 44-38 32-44 24-46 8-38-8-40-16-46-30-38-46-38-58-46Z",
    ),
    print(
      lit,
      "M2-84C14-94 34-88 36-76 24-72 8-74 2-84ZM30-58C36-70 56-68 60-56 50-50 38-50 30-58ZM-40-70C-34-80-16-78-12-68-22-64-34-64-40-70Z",
    ),
  );
}

/** A walker on a trail from a pine into the oaks. */
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
    oak([84, 160], 46, inks.bark, far, leaf),
    oak([180, 176], 78, inks.bark, near, leaf),
    tree([36, 200], 164, inks.bark, near, raised(light, inks.grass)),
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
