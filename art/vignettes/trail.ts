import { type Light } from "../kit/light";
import { blob, disc, points } from "../kit/path";
import { type Art, print } from "../kit/svg";
import { blades, hill, sky } from "./ground";

/** A signpost where two trails part. */
export function trail(light: Light): Art {
  const { inks } = light;
  const soft = (list: string) => blob(points(list));
  return [
    sky(light, [150, 112], [60, 48], 10),
    hill(
      "M-9 128C30 112 70 124 110 126S170 112 209 118",
      inks.ridge3,
      inks.ridge2,
    ),
    hill(
      "M-9 146C30 136 80 144 120 138S180 134 209 138",
      inks.ridge4,
      inks.meadow,
    ),
    hill(
      "M-9 162C40 150 90 160 140 154S190 150 209 152",
      inks.meadowShade,
      inks.meadowLit,
      4,
    ),
    print(
      inks.straw,
      "M160 153C140 160 172 166 152 176C128 186 112 196 108 230H168C168 204 184 190 178 176C174 168 158 162 165 153ZM28 156C44 162 20 168 44 178C76 188 96 200 108 230H66C56 206 30 198 18 184C8 172 30 164 23 156Z",
    ),
    print(
      inks.wood,
      "M152 176C128 186 112 196 108 230H118C122 200 138 188 156 178Z",
    ),
    print(
      inks.bark,
      "M34 150c2-12 2-20-2-34l5-1c2 8 3 14 3 20l8-12 3 2-9 14 2 13Z",
    ),
    print(
      inks.leafShade,
      soft(
        "8 112, 10 94, 22 84, 34 76, 52 78, 64 88, 72 100, 70 114, 54 122, 30 122",
      ),
    ),
    print(
      inks.leaf,
      soft("20 104, 28 90, 46 84, 60 92, 66 104, 54 112, 34 112"),
    ),
    print(inks.leafLit, soft("44 92, 54 90, 62 98, 60 104, 48 102")),
    print(inks.woodShade, "M92 44L98 40L106 44V212H92Z"),
    print(inks.wood, "M101 43l5 2V212h-5Z"),
    print(
      inks.woodShade,
      "M84 56H152L166 69L152 82H84Z",
      "M114 90H52L38 102L52 114H114Z",
    ),
    print(
      inks.cream,
      "M88 60H150L160 69L150 78H88V75H149L155 69L149 63H88Z",
      "M110 94H54L44 102L54 110H110V107H55L49 102L55 97H110Z",
    ),
    print(inks.cream, "M98 67h36v4H98ZM64 100h36v4H64Z"),
    print(
      inks.grassShade,
      blades(3, [-9, 62], 204, 30, 8),
      blades(14, [84, 122], 214, 24, 7),
      blades(9, [164, 209], 202, 32, 8),
    ),
    print(
      inks.petalRose,
      disc([30, 178], 6, 3.4),
      disc([182, 172], 6, 3.4),
      disc([50, 188], 5, 3),
    ),
    print(
      inks.cone,
      disc([30, 176], 3, 3),
      disc([182, 170], 3, 3),
      disc([50, 186], 2.6, 2.6),
    ),
  ].join("");
}
