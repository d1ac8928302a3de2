import { type Light } from "../kit/light";
import { disc } from "../kit/path";
import { oakLeaf } from "../kit/oak-leaf";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** A twig of bur oak with its acorn, and the savanna it comes from. */
export function leaf(light: Light): Art {
  const { inks } = light;
  return [
    sky(light, [140, 120], [164, 52], -6),
    hill(
      "M-9 142C30 132 80 142 120 136S180 128 209 134",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 166C40 154 100 166 140 158S190 152 209 156",
      inks.meadowShade,
      inks.meadowLit,
      4,
    ),
    print(inks.bark, "M30 160h5v-16h-5ZM172 157h4v-14h-4Z"),
    print(
      inks.leafShade,
      "M12 148c-4-10 6-16 12-16c4-8 18-8 21 0c10 0 12 12 6 16c-10 4-28 4-39 0ZM158 146c-2-8 6-12 10-11c4-7 14-5 15 1c8 1 8 9 4 11c-8 3-20 3-29-1Z",
    ),
    print(
      inks.bark,
      "M18 24C50 28 84 34 104 56C110 62 112 70 112 78l-5 1C106 68 102 62 96 57C80 42 48 36 16 32Z",
    ),
    print(inks.leaf, oakLeaf([106, 74], 118, 196)),
    print(inks.grass, oakLeaf([104, 66], 92, 112, 0.9)),
    print(inks.leafLit, oakLeaf([94, 52], 84, 248, 0.9)),
    print(
      inks.grassLit,
      "M104 78C98 110 90 146 78 178l2 1C94 146 102 112 108 79Z",
    ),
    print(
      inks.meadowLit,
      "M108 68C134 76 160 86 186 98l-1 2C158 89 132 79 107 72ZM90 52C66 60 42 70 20 80l1 2C44 72 66 64 92 56Z",
    ),
    print(inks.wood, disc([134, 118], 13, 16)),
    print(inks.straw, "M140 108q8 8 4 20q-3 4-6 5q6-12 2-25Z"),
    print(
      inks.woodShade,
      "M118 112q-1-15 16-16q17 1 16 16q-16 6-32 0Z",
      "M131 97q-4-10-16-20l3-2q14 10 18 22Z",
    ),
    print(inks.grassShade, blades(4, [-9, 209], 206, 26, 8)),
  ].join("");
}
